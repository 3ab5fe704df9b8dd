import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { interFamily, interTrueType, isSeen, missingInFont } from '../../modules/font.ts';
import { type CvDocument, mapWords, textsOf } from './document.ts';

/** A CV as PDF/UA-1, by Typst: tagged, with title, language and bookmarks. Undefined where there is no compiler. */
export async function cvPdf(cv: CvDocument): Promise<Uint8Array | undefined> {
  const typst = loadedCompiler();
  if (!typst) return undefined;
  const missing = await missingIn(cv);
  // PDF/UA refuses a text whose characters no font has.
  const kept = (text: string) => [...text].filter((one) => !missing.includes(one)).join('');
  // Of text and of headings.
  const fonts = await Promise.all([400, 600].map(interTrueType));
  const compiler = typst.create({ fontArgs: [{ fontBlobs: fonts }] });
  const [year, month, day] = cv.date.split('-').map(Number);
  const { author, keywords } = cv;
  const inputs = { ...mapWords(cv, kept), author, keywords, day: { year, month, day }, font: interFamily };
  const source = await readFile(new URL('./cv.typ', import.meta.url), 'utf8');
  const compiled = compiler.compile({ mainFileContent: source, inputs: { cv: JSON.stringify(inputs) } });
  const failure = compiled.takeError() ?? compiled.takeWarnings();
  if (failure) throw new Error(`Typst: ${JSON.stringify(compiler.fetchDiagnostics(failure))}`);
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
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

/**
 * Typst's compiler, whose packages have no types. Loaded late: it is 50 MB, and only sites with a CV need it. Each system
 * has a package of its own; with the one that bundles them all `npm ci` fails wherever one is missing.
 */
function loadedCompiler() {
  for (const libc of ['-gnu', '-musl', '-msvc', '']) {
    try {
      const name = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}${libc}`;
      return createRequire(import.meta.url)(name).NodeCompiler;
    } catch {
      // Not for this system, or not installed.
    }
  }
  return undefined;
}
