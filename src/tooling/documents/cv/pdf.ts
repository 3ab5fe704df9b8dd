import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import { interFamily, interTrueType, isSeen, missingInFont } from '../../modules/font.ts';
import { type CvDocument, mapWords, textsOf } from './document.ts';

/**
 * A CV as PDF/UA-1, by Typst: tagged, with title, language and bookmarks.
 * @param portrait as JPEG, square
 */
export async function cvPdf(cv: CvDocument, portrait?: Uint8Array): Promise<Uint8Array> {
  const missing = await missingIn(cv);
  // A character without a glyph is not allowed in PDF/UA.
  const printableText = (text: string) => [...text].filter((one) => !missing.includes(one)).join('');
  const [year, month, day] = cv.date.split('-').map(Number);
  const { author, keywords } = cv;
  const inputs = {
    ...mapWords(cv, printableText),
    author,
    keywords,
    day: { year, month, day },
    font: interFamily,
    ...(portrait && { portrait: '/portrait.jpg' }),
  };
  const source = await readFile(new URL('./cv.typ', import.meta.url), 'utf8');
  compiler ??= createCompiler();
  const typst = await compiler;
  typst.reset_shadow();
  typst.add_source('/cv.typ', source);
  if (portrait) typst.map_shadow('/portrait.jpg', portrait);
  const compiled = typst.compile('/cv.typ', [['cv', JSON.stringify(inputs)]], 'pdf', fullDiagnostics);
  const { result, diagnostics = [] } = compiled;
  if (!result || diagnostics.length > 0) throw new Error(`Typst: ${JSON.stringify(diagnostics)}`);
  return asPdfUa(result, linkTexts(cv));
}

const fullDiagnostics = 3;

let compiler: Promise<TypstCompiler> | undefined;

/** Typst as WebAssembly, the same on every system. Loaded late: it is 28 MB, and only sites with a CV need it. */
async function createCompiler(): Promise<TypstCompiler> {
  const { default: initialize, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  const { resolve } = createRequire(import.meta.url);
  const wasm = await readFile(resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  await initialize({ module_or_path: wasm });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  // Text and headings.
  for (const weight of [400, 600]) await builder.add_raw_font(await interTrueType(weight));
  return builder.build();
}

/**
 * Declares a tagged PDF as PDF/UA-1, which Typst's WebAssembly has no option for. What the standard asks beyond tags is
 * in `cv.typ` and in the order of the CV's headings.
 */
async function asPdfUa(tagged: Uint8Array, links: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } = await import(
    '@cantoo/pdf-lib'
  );
  const pdf = await PDFDocument.load(tagged, { updateMetadata: false });
  pdf.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  // Screen readers say the description of a link, which Typst makes of its address.
  for (const page of pdf.getPages())
    for (const link of page.node.Annots()?.asArray() ?? []) {
      const annotation = pdf.context.lookup(link, PDFDict);
      const address = annotation
        .lookupMaybe(PDFName.of('A'), PDFDict)
        ?.lookupMaybe(PDFName.of('URI'), PDFString);
      const text = address && links.get(address.decodeText());
      if (text) annotation.set(PDFName.of('Contents'), PDFHexString.fromText(text));
    }
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata'));
  if (!(metadata instanceof PDFRawStream)) throw new Error('Typst wrote a PDF without metadata.');
  const xmp = Buffer.from(metadata.getContents())
    .toString('utf8')
    .replace(
      '</rdf:RDF>',
      '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF>',
    );
  const stream = pdf.context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream));
  return pdf.save({ useObjectStreams: false });
}

/** The CV's text for each web address. */
function linkTexts(value: unknown): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  const { text, link } = value as Partial<Record<'text' | 'link', unknown>>;
  if (typeof text === 'string' && typeof link === 'string')
    return new Map(/^https?:/i.test(link) ? [[link, text]] : []);
  return new Map(Object.values(value).flatMap((inner) => [...linkTexts(inner)]));
}

const missingIn = (cv: CvDocument) => missingInFont(textsOf(cv).join(''));

/** Warnings for owners about characters that the font lacks. */
export async function pdfGaps(cv: CvDocument): Promise<string[]> {
  const missing = (await missingIn(cv)).filter(isSeen);
  return textsOf(cv).flatMap((text) => {
    const lost = missing.filter((one) => text.includes(one));
    const where = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    return lost.length > 0
      ? `The PDF of the profile leaves out ${lost.map((one) => `'${one}'`).join(', ')} in '${where}': its font, Inter, does not have ${lost.length > 1 ? 'them' : 'it'}.`
      : [];
  });
}
