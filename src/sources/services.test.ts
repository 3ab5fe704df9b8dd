import { describe, expect, it } from 'vitest';
import { compileSite } from '../config/compile-site.ts';
import type { Config } from '../config/config.ts';
import { blogSources } from '../config/fields/page.ts';
import { blogServices, contentServices, type ServiceName, services, usedServices } from './services.ts';

/** A site that uses every service but those of other blogs. */
const everything: Config = {
  github: { username: 'max' },
  githubContributions: { display: true },
  googleAnalytics: { id: 'G-ABC123DEF4' },
  hotjar: { id: 1 },
  remoteSupport: { display: true },
};

function siteOf(config: Config) {
  const compiled = compileSite(config);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return compiled.site;
}

const names = Object.keys(services) as ServiceName[];

describe('The build finds', () => {
  it.each(names)('what %s discloses, in the folder of its name', async (name) => {
    const { disclosure } = await import(`./${name}/disclosure.ts`);
    expect(disclosure).toBe(services[name].disclosure);
  });

  it.each(blogSources)('the articles of %s, in the folder of its name', async (source) => {
    const { articlesOf } = await import(`./${source}/articles.ts`);
    expect(articlesOf).toBe(blogServices[source].articlesOf);
  });
});

describe('A site uses', () => {
  it.each(blogSources)('every service with everything switched on, and of the blogs only %s', (source) => {
    const site = siteOf({ ...everything, blog: { username: 'max', source } });
    const others = blogSources.filter((other) => other !== source);
    expect(usedServices(site)).toEqual(names.filter((name) => !others.some((other) => other === name)));
  });

  it('none with everything switched off', () => {
    const site = siteOf({
      profile: { name: 'Max', bio: 'Baut.', avatar: 'images/me.jpg' },
      projects: { github: { display: false } },
      remoteSupport: { display: false },
    });
    expect(usedServices(site)).toEqual([]);
  });
});

describe('What gives contents discloses', () => {
  it.each(blogSources)('the hosts that it is asked at, with a blog at %s', (source) => {
    const site = siteOf({ ...everything, blog: { username: 'max', source } });
    for (const service of contentServices(site)) {
      const text = JSON.stringify(service.disclosure.section(site));
      const asked = [
        ...Object.values(service.resources(site)).map((resource) => resource?.url),
        ...Object.values(service.pictures(site)),
      ];
      for (const address of asked) if (address) expect(text).toContain(`\`${new URL(address).host}\``);
    }
  });
});
