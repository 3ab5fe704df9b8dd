import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfiguredIconName, IconId } from '../../../model/icon-name.ts';
import { serviceIcon } from '../../../model/offer.ts';
import type { Site } from '../../../model/site.ts';
import type { SocialAccount } from '../../../model/social-account.ts';
import { type PartUser, usedParts } from '../from-site.ts';

const source = fileURLToPath(new URL('../../..', import.meta.url));

interface IconUser extends Pick<Site, 'sections'>, PartUser {
  accounts: readonly Pick<SocialAccount, 'network'>[];
  services: PartUser['services'] & { list: readonly { icon?: string | undefined }[] };
  customSections?: readonly { icon: string }[];
}

/** The icons that a site's components name in their code, and its accounts and services in data. */
export function usedIcons(site: IconUser | null): (IconId | ConfiguredIconName)[] {
  const sections = site ? [...site.sections.map((id) => `sections/${id}.tsx`), ...usedParts(site)] : [];
  const components = [
    ...modulesFrom(['main.tsx', 'analytics/question.tsx', 'pages/legal-page.tsx', ...sections]),
  ];
  const used = [
    ...components.filter((file) => file.endsWith('.tsx')).flatMap(iconsIn),
    ...(site?.accounts ?? []).map(({ network }) => `social-${network}` as const),
    ...(site?.customSections ?? []).map(({ icon }) => `lucide:${icon}` as const),
    ...(site?.services.list ?? []).map(({ icon }) => serviceIcon(icon)),
  ];
  return [...new Set(used)];
}

function modulesFrom(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const imports = read(file).matchAll(
      /^(?!import type|export type).*?(?:from |import |import\()'(\.[^']+\.tsx?)'/gm,
    );
    for (const [, path = ''] of imports) {
      const target = join(dirname(file), path);
      if (existsSync(join(source, target))) found.add(target);
    }
  }
  return found;
}

const iconsIn = (file: string): IconId[] =>
  [...read(file).matchAll(/['"#]((?:devicon|lucide|simple-icons|tabler):[a-z0-9-]+)['"`]/g)].map(
    ([, icon]) => icon as IconId,
  );

const read = (file: string): string => readFileSync(join(source, file), 'utf8');
