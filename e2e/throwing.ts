import type { Plugin } from 'vite';

const components = /\/src\/(?:analytics|cv|frame|pages|portfolio|sections)\/([\w-]+)\.tsx$/;
/** As functions and as what a function returns; a component's name begins with a capital letter. */
const component = /^export (?:default )?function ([A-Z]\w*)\(|^export default (?!function|class)/gm;

/**
 * Lets a test make any section, notice or page of one variant throw while it is drawn: the one whose file is named by
 * `sessionStorage.throwing`. `window.thrown` counts how often it did.
 */
export const throwingComponents: Plugin = {
  name: 'throwing',
  enforce: 'pre',
  transform: {
    filter: { id: components },
    handler(code, id) {
      const [, file] = components.exec(id) ?? [];
      const exported: string[] = [];
      const changed = code.replace(component, (found, name: string | undefined) => {
        if (!name) {
          exported.push('export default throwing(Component);');
          return 'const Component = ';
        }
        exported.push(
          found.includes(' default ')
            ? `export default throwing(${name});`
            : `const Throwing${name} = throwing(${name}); export { Throwing${name} as ${name} };`,
        );
        return `function ${name}(`;
      });
      return [
        "import { createElement as create, Fragment as Together } from 'react';",
        changed,
        `function Thrower(): null {
          Object.assign(window, { thrown: (Reflect.get(window, 'thrown') ?? 0) + 1 });
          throw new Error('${file}');
        }
        const throwing = (Component: any) => (props: any) => {
          const drawn = create(Component, props);
          // After its own code, which says what data it reads.
          const isThrowing = globalThis.sessionStorage?.throwing === '${file}';
          return isThrowing ? create(Together, null, drawn, create(Thrower)) : drawn;
        };`,
        ...exported,
      ].join('\n');
    },
  },
};
