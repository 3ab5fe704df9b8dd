import type { TextFormat } from './text-format.ts';

/** The path under which the site is served: `/`, or `/repo/` on a host that many sites share. */
export const basePath: TextFormat = {
  allowed: "a path that begins and ends with a slash: '/' or '/my-site/'",
  cure(value) {
    if (/^\/([\w~-][\w.~-]*\/)*$/.test(value)) {
      return undefined;
    }
    const path = value.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
    const names = path.split('/').filter((name) => /^[\w~-][\w.~-]*$/.test(name));
    return `Write '${['', ...names, ''].join('/') || '/'}'.`;
  },
};
