import { configurationFields, type Field } from './configuration-fields.ts';

const introduction = `# config.ts, field by field

Editors show the same explanations while you type. Every block and nearly every field may be left out. A text in your
words can be given for each language, \`{ de: '…', en: '…' }\`. This page is generated from the code: \`npm run docs\`.`;

/** The text of `docs/configuration.md`: a table for each block. @param root the project's folder */
export function configurationReference(root: string): string {
  const fields = configurationFields(root);
  const blocks = fields.filter((field) => !field.example && field.path === blockOf(field));
  const single = fields.filter((field) => field.example && field.path === blockOf(field));
  const parts = [introduction, `## The site as a whole\n\n${tableOf(single)}`];
  for (const block of blocks) {
    const below = fields.filter((field) => field !== block && blockOf(field) === block.path);
    parts.push(`## ${block.path}\n\n${block.text}\n\n${tableOf(below)}`);
  }
  return `${parts.join('\n\n')}\n`;
}

const blockOf = ({ path }: Field) => /^\w+/.exec(path)?.[0];

const tableOf = (fields: readonly Field[]): string =>
  [
    '| field | what it says | example |',
    '|---|---|---|',
    ...fields.map(
      ({ path, text, example }) => `| \`${path}\` | ${cell(text)} | ${example && `\`${example}\``} |`,
    ),
  ].join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
