import {
  Document,
  ExternalHyperlink,
  Footer,
  type IParagraphStyleOptions,
  type IRunOptions,
  type IStylesOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { languages } from '../../../site/languages.ts';
import type { Block, CvDocument, Text } from './document.ts';

/** In half points, twentieths of a point, and colours as Word has them. */
const design = { font: 'Calibri', accent: '1D4670', quiet: '56606E', line: 'C9D1DB' };
/** Between the page's margins. */
const textWidth = 9070;
const termWidth = 2050;

/** A CV as a Word file, with real headings, styles and header rows that agencies can paste into theirs. */
export async function cvDocx(cv: CvDocument): Promise<Uint8Array> {
  const file = new Document({
    title: cv.title,
    creator: cv.author ?? '',
    lastModifiedBy: cv.author ?? '',
    keywords: cv.keywords.join(', '),
    styles: styles(localeOf(cv.language)),
    numbering: { config: [{ reference: bulleted.reference, levels: [bullet] }] },
    sections: [
      {
        properties: { page: { margin: { top: 1130, bottom: 1250, left: 1418, right: 1418 } } },
        footers: { default: footer(cv) },
        children: cv.blocks.flatMap((block) => blockInWord(block)),
      },
    ],
  });
  return withoutChance(await Packer.toBuffer(file), cv.date);
}

const indent = { left: 284, hanging: 284 };
const bullet = { level: 0, format: 'bullet', text: '•', style: { paragraph: { indent } } } as const;
const bulleted = { reference: 'bullets', level: bullet.level };

const localeOf = (language: CvDocument['language']): string => languages[language].locale.replace('_', '-');

function styles(locale: string): IStylesOptions {
  const heading = (size: number, before: number, after: number, more: IRunOptions = {}) => ({
    run: { size, bold: true, font: design.font, ...more },
    paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
  });
  const accent = { color: design.accent };
  const chapter = heading(27, 400, 140, accent);
  const rule = { style: 'single', size: 6, ...accent, space: 3 } as const;
  const quiet = { color: design.quiet, font: design.font };
  const style = (id: string, paragraph: object, run: object = {}, basedOn = 'Normal', name = id) =>
    ({ id, name, basedOn, paragraph, run }) satisfies IParagraphStyleOptions;
  const group = { spacing: { before: 160, after: 40 } };
  const fact = { spacing: { before: 0, after: 30 }, indent: { left: termWidth, hanging: termWidth } };
  return {
    default: {
      document: {
        run: { font: design.font, size: 21, language: { value: locale } },
        paragraph: { spacing: { before: 60, after: 60, line: 264, lineRule: 'auto' } },
      },
      heading1: heading(46, 0, 40, accent),
      heading2: { ...chapter, paragraph: { ...chapter.paragraph, border: { bottom: rule } } },
      heading3: heading(22, 280, 40),
      hyperlink: { run: { ...accent, underline: {} } },
    },
    paragraphStyles: [
      // The others are based on it, and programs that read the file look for it.
      { id: 'Normal', name: 'Normal' },
      style('Subtitle', { spacing: { after: 200 } }, { size: 25, ...quiet }),
      style('Note', { keepNext: true }, { color: design.quiet }),
      style('Fact', { ...fact, keepLines: true }),
      style('Footer', {}, { size: 17, ...quiet }, 'Normal', 'footer'),
      style('TableText', { spacing: { before: 40, after: 40 } }, {}, 'Normal', 'Table Text'),
      style('TableGroup', group, { bold: true }, 'TableText', 'Table Group'),
    ],
    characterStyles: [{ id: 'Term', name: 'Term', run: { color: design.quiet } }],
  };
}

/** @param keepNext whether it stays on one page with the next block */
function blockInWord(block: Block, keepNext = false): (Paragraph | Table)[] {
  const keep = keepNext && { keepNext };
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: `Heading${block.level}`, children: runs(block.text) })];
    case 'paragraph': {
      const style = block.style && { subtitle: 'Subtitle', note: 'Note' }[block.style];
      return [new Paragraph({ ...keep, ...(style && { style }), children: runs(block.text) })];
    }
    case 'facts':
      return block.facts.map(({ term, text }) => {
        const label = new TextRun({ text: `${term}:`, style: 'Term' });
        const gap = new TextRun({ children: [new Tab()] });
        return new Paragraph({ ...keep, style: 'Fact', children: [label, gap, ...runs(text)] });
      });
    case 'list':
      return block.items.map((item) => new Paragraph({ ...keep, numbering: bulleted, children: runs(item) }));
    case 'table':
      return [table(block)];
    case 'entry': {
      const last = block.blocks.length - 1;
      return block.blocks.flatMap((inner, index) => blockInWord(inner, index < last));
    }
  }
}

function table({ head, groups }: Extract<Block, { kind: 'table' }>): Table {
  const none = { style: 'none', size: 0, color: 'auto' } as const;
  const line = { style: 'single', size: 4, color: design.line } as const;
  const open = { top: none, left: none, right: none, insideVertical: none };
  const widths = [4120, 2200, 1350, 1400];
  const cell = (children: ParagraphChild[], index: number) =>
    new TableCell({
      width: { size: widths[index] ?? 0, type: 'dxa' },
      children: [new Paragraph({ style: 'TableText', alignment: index === 0 ? 'left' : 'right', children })],
    });
  const row = (children: TableCell[], more = {}) => new TableRow({ cantSplit: true, children, ...more });
  const groupRow = (title: Text) => {
    const children = [new Paragraph({ style: 'TableGroup', keepNext: true, children: runs(title) })];
    return row([new TableCell({ columnSpan: head.length, children })]);
  };
  const bold = { bold: true, color: design.accent };
  const heads = head.map((text, index) => cell([new TextRun({ text, ...bold })], index));
  const rows = [row(heads, { tableHeader: true })];
  for (const group of groups) {
    if (group.title) rows.push(groupRow(group.title));
    for (const cells of group.rows) rows.push(row(cells.map((text, index) => cell(runs(text), index))));
  }
  return new Table({
    width: { size: textWidth, type: 'dxa' },
    columnWidths: widths,
    borders: { ...open, bottom: line, insideHorizontal: line },
    rows,
  });
}

const runs = (text: Text): ParagraphChild[] =>
  text.map(({ text, link, lang }) => {
    const language = lang && { language: { value: localeOf(lang) } };
    return link
      ? new ExternalHyperlink({ link, children: [new TextRun({ text, style: 'Hyperlink', ...language })] })
      : new TextRun({ text, ...language });
  });

function footer({ footer: text, pageOf: { page, of } }: CvDocument): Footer {
  const number = [new Tab(), `${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        tabStops: [{ type: 'right', position: textWidth }],
        children: [new TextRun(text), new TextRun({ children: number })],
      }),
    ],
  });
}

/** Replaces times and random names, so that a CV makes the same file whenever it is built. */
function withoutChance(file: Uint8Array, date: string): Uint8Array {
  const names = new Set<string>();
  const linkId = (chance: string) => `rIdLink${[...names.add(chance)].indexOf(chance) + 1}`;
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  // The format knows no time zones, and the library writes the machine's own.
  const mtime = new Date(year, month - 1, day);
  const parts = Object.entries(unzipSync(file)).map(([name, content]): [string, Zippable[string]] => {
    const xml = strFromU8(content)
      // The library cannot say it.
      .replace('<w:style w:type="paragraph" w:styleId="Normal"', '$& w:default="1"')
      .replaceAll(/\brId[\w-]{15,}/g, linkId)
      .replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${date}T00:00:00Z`);
    return [name, [strToU8(xml), { mtime, level: 9 }]];
  });
  return zipSync(Object.fromEntries(parts));
}
