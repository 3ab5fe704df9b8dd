import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import {
  accountFolder,
  furtherRepositories,
  keepsAnswers,
  usedProviders,
} from '../../providers/providers.ts';
import { virtualModules } from '../virtual-modules.ts';

interface ServiceUser {
  icon?: string | undefined;
  audience?: unknown;
  features?: readonly unknown[];
}

export interface PartUser
  extends Partial<Pick<Site, 'availability' | 'contact' | 'contactCard' | 'engagedSkills'>> {
  profilePage?: { display: boolean };
  profile?: Pick<Site['profile'], 'role' | 'promise'>;
  social?: Pick<Site['social'], 'phone'>;
  downloads?: readonly unknown[];
  skillGroups?: readonly unknown[];
  services: Partial<Pick<Site['services'], 'display' | 'prices'>> & { list?: readonly ServiceUser[] };
}

const hasService = ({ list = [] }: PartUser['services'], is: (service: ServiceUser) => boolean): boolean =>
  list.some(is);

/** The parts of sections that only some sites show: by what their module in `src/sections` exports, its file and who has it. */
const parts: Readonly<Record<string, { file: string; isUsed: (site: PartUser) => boolean }>> = {
  Availability: { file: 'availability.tsx', isUsed: (site) => site.availability !== undefined },
  ProfileLink: { file: 'profile-link.tsx', isUsed: (site) => site.profilePage?.display === true },
  LinkedSkills: { file: 'linked-skills.tsx', isUsed: (site) => site.engagedSkills !== undefined },
  Headline: { file: 'headline.tsx', isUsed: ({ profile }) => !!(profile?.role || profile?.promise) },
  CallButton: { file: 'contact-button.tsx', isUsed: ({ social }) => social?.phone !== undefined },
  SkillGroups: { file: 'skill-groups.tsx', isUsed: ({ skillGroups }) => skillGroups !== undefined },
  Downloads: { file: 'downloads.tsx', isUsed: ({ downloads }) => !!downloads?.length },
  ContactButton: { file: 'contact-button.tsx', isUsed: (site) => site.contact !== undefined },
  SaveContact: { file: 'contact-card.tsx', isUsed: ({ contactCard }) => contactCard === true },
  ContactCode: { file: 'contact-card.tsx', isUsed: ({ contactCard }) => contactCard === true },
  ServiceNote: {
    file: 'price-note.tsx',
    isUsed: ({ services }) => hasService(services, ({ audience }) => audience !== undefined),
  },
  FurtherFeatures: {
    file: 'further-features.tsx',
    isUsed: ({ services }) => hasService(services, ({ features = [] }) => features.length > 3),
  },
  PriceNote: {
    file: 'price-note.tsx',
    isUsed: ({ services }) => services.display === true && services.prices !== undefined,
  },
};

export const usedParts = (site: PartUser): string[] =>
  Object.values(parts)
    .filter(({ isUsed }) => isUsed(site))
    .map(({ file }) => `sections/${file}`);

/** The virtual modules, and what each of them says for a site; null when the configuration is invalid. */
const modules: Readonly<Record<string, (site: Site | null) => string>> = {
  'virtual:repositories': (site) => {
    const addresses = site ? furtherRepositories(site).map(({ url }) => url) : [];
    return [
      `export * from '/src/providers/${accountFolder}/resources.ts';`,
      addresses.length > 0
        ? `export { withFurther } from '/src/providers/repository.ts';`
        : 'export const withFurther = null;',
      `export const furtherAddresses = ${JSON.stringify(addresses)};`,
    ].join('\n');
  },
  'virtual:articles': (site) =>
    site?.blog.display ? articlesModule(site.blog) : 'export const articlesOf = null;',
  'virtual:parts': (site) =>
    Object.entries(parts)
      .map(([name, { file, isUsed }]) =>
        site && isUsed(site)
          ? `export { ${name} } from '/src/sections/${file}';`
          : `export const ${name} = null;`,
      )
      .join('\n'),
  'virtual:law': (site) =>
    `export const law = ${JSON.stringify(site?.law ?? {})}; export const legal = ${JSON.stringify(site?.legal ?? {})};`,
  'virtual:disclosures': (site) => {
    const used = site ? usedProviders(site) : [];
    return [
      ...used.map(
        (name, index) => `import { disclosure as d${index} } from '/src/providers/${name}/provider.ts';`,
      ),
      `const providers = [${used.map((_, index) => `d${index}`).join()}];`,
      `export const disclosures = { providers, keepsAnswers: ${site !== null && keepsAnswers(site)} };`,
    ].join('\n');
  },
};

/** A feed has an address, an account at a provider a name. */
const articlesModule = ({ source, url }: Site['blog']): string =>
  source === 'feed'
    ? `import { inSnapshot } from '/src/providers/resource.ts'; export const articlesOf = () => inSnapshot('articles', ${JSON.stringify(url)});`
    : `export { articlesOf } from '/src/providers/${source}/articles.ts';`;

/** Serves the page what follows from the site: of parts and providers those that it uses, and not even the code of others. */
export const fromSite = (site: () => Promise<Site | null>): Plugin =>
  virtualModules(
    'from-site',
    Object.fromEntries(Object.entries(modules).map(([id, code]) => [id, async () => code(await site())])),
  );
