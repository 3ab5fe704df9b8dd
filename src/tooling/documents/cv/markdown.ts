import type { Block, CvDocument, Text } from './document.ts';

/** A CV as Markdown, for the owner: to paste it into a form or a mail. */
export const cvMarkdown = ({ blocks, footer }: CvDocument): string =>
  `${blocks.map(blockAsMarkdown).join('\n\n')}\n\n---\n\n${escaped(footer)}\n`;

function blockAsMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${line(block.text)}`;
    case 'paragraph':
      return line(block.text);
    case 'facts':
      return block.facts.map(({ term, text }) => `- **${escaped(term)}:** ${line(text)}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${line(item)}`).join('\n');
    case 'table':
      return [
        row(block.head.map(escaped)),
        row(block.head.map((_, index) => (index === 0 ? '---' : '--:'))),
        ...block.groups.flatMap(({ title, rows }) => [
          ...(title ? [row([`**${line(title)}**`, ...block.head.slice(1).map(() => '')])] : []),
          ...rows.map((cells) => row(cells.map(line))),
        ]),
      ].join('\n');
    case 'entry':
      return block.blocks.map(blockAsMarkdown).join('\n\n');
  }
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const line = (text: Text): string =>
  text.map((run) => (run.link ? `[${escaped(run.text)}](${target(run.link)})` : escaped(run.text))).join('');

/** A bracket would end the link. */
const target = (link: string): string => link.replaceAll('(', '%28').replaceAll(')', '%29');

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`)
    .replace(/^[-+]/, String.raw`\$&`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`);
