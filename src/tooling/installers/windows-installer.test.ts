import { createRequire } from 'node:module';
import { Language, Parser } from '@vscode/tree-sitter-wasm';
import { describe, expect, it } from 'vitest';
import { fillIn, readTemplate, windowsInstaller } from './installer.ts';
import { packages, version } from './release.fixture.ts';
import { releaseDownloads } from './release.ts';

await Parser.init();
const parser = new Parser();
const grammar = '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm';
parser.setLanguage(await Language.load(createRequire(import.meta.url).resolve(grammar)));
const parse = (script: string) => parser.parse(script)?.rootNode;
const template = await readTemplate(windowsInstaller);

const assigned = (variable: string, script = template): string =>
  new RegExp(`^\\$${variable} = '(.*?)'$`, 'ms').exec(script)?.[1] ?? '';

describe('The Windows installer', () => {
  it('is PowerShell without a mistake, with the byte order mark that umlauts need', () => {
    expect(parse(template)?.hasError).toBe(false);
    expect(fillIn(windowsInstaller, template, {}).codePointAt(0)).toBe(0xfeff);
  });

  it('evaluates no text as code, and writes nothing under a name that can be foreseen', () => {
    expect(template).not.toMatch(/Invoke-Expression|\biex\b|ScriptBlock|EncodedCommand|Add-Type/i);
    expect(template).not.toMatch(/env:TE?MP\b|GetTempPath|GetTempFileName/i);
  });

  it.each(['x86_64', 'aarch64'])('finds the one package for %s, and no look-alike', (architecture) => {
    const [, source = ''] = /\$pattern = '(.*)'/.exec(template) ?? [];
    const named = source.replace(/' \+ \$architecture \+ '/, architecture);
    const pattern = new RegExp(named.replace(/' \+ .* \+ '/, releaseDownloads.replaceAll('.', '\\.')));
    const digest = '0'.repeat(64);
    const wanted = `${releaseDownloads}${version}/rustdesk-${version}-${architecture}.msi`;
    const addresses = [
      ...packages.map(({ address }) => address),
      wanted.replace('github.com', 'elsewhere.example'),
      `${wanted}.exe`,
      wanted.replace(`-${architecture}`, `-sciter-${architecture}`),
    ];
    const found = addresses.flatMap((address) => pattern.exec(`${digest} ${address}`)?.slice(1) ?? []);
    expect(found).toEqual([digest, wanted, version]);
  });

  it('accepts the signature of RustDesk’s publisher alone', () => {
    const pattern = new RegExp(assigned('Publisher').replace('(?i)', ''), 'i');
    expect('CN=PURSLANE, O=PURSLANE, S=Singapore, C=SG').toMatch(pattern);
    expect('CN=Mallory, O=Mallory and Purslane, C=US').not.toMatch(pattern);
  });

  it('keeps the owner’s settings texts: PowerShell takes typographic quotes for quotes', () => {
    const hostile = `'; calc; '\u2019; calc; \u2018 \u201a\u201b $(calc) $env:TEMP \`"; calc \`n" #> <# `;
    const script = fillIn(windowsInstaller, template, { server: hostile });
    expect(parse(script)?.hasError).toBe(false);
    const literal = assigned('Server', script);
    expect(literal.replaceAll(/(['\u2018-\u201b])\1/g, '')).not.toMatch(/['\u2018-\u201b]/);
    expect(literal.replaceAll(/(['\u2018-\u201b])\1/g, '$1')).toBe(hostile);
  });
});
