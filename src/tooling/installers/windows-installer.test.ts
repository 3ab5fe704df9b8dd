import { createRequire } from 'node:module';
import { Language, type Node, Parser } from '@vscode/tree-sitter-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillIn, readTemplate, windowsInstaller } from './installer.ts';
import { fakeRelease } from './release.fixture.ts';
import { releaseDownloads } from './release.ts';

let parse: (script: string) => Node | undefined;
let template: string;

beforeAll(async () => {
  await Parser.init();
  const parser = new Parser();
  const grammar = '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm';
  parser.setLanguage(await Language.load(createRequire(import.meta.url).resolve(grammar)));
  parse = (script) => parser.parse(script)?.rootNode;
  template = await readTemplate(windowsInstaller);
});

const assigned = (variable: string, script = template): string =>
  new RegExp(`^\\$${variable} = '(.*?)'$`, 'ms').exec(script)?.[1] ?? '';

describe('The Windows installer', () => {
  it('is PowerShell without a mistake, with the byte order mark that umlauts need', () => {
    expect(parse(template)?.hasError).toBe(false);
    expect(fillIn(windowsInstaller, template, {}).codePointAt(0)).toBe(0xfeff);
  });

  it('evaluates no text as code, asks nobody but GitHub, and writes nothing under a name that can be foreseen', () => {
    expect(template).not.toMatch(
      /Invoke-Expression|\biex\b|DownloadString|ScriptBlock|EncodedCommand|Add-Type/i,
    );
    expect(template).not.toMatch(/env:TE?MP\b|GetTempPath|GetTempFileName/i);
    const hosts = template.match(/https?:\/\/[^/'\s]+/g)?.filter((host) => !host.includes('github.com'));
    expect(new Set(hosts)).toEqual(new Set(['https://rustdesk.com']));
  });

  it.each(['x86_64', 'aarch64'])('finds the one package for %s, and no look-alike', (architecture) => {
    const [, source = ''] = /\$pattern = (.*)/.exec(template) ?? [];
    const pieces = source.split(' + ').map((piece) => {
      if (piece === '$architecture') return architecture;
      return piece.startsWith("'") ? piece.slice(1, -1) : releaseDownloads.replaceAll('.', '\\.');
    });
    const pattern = new RegExp(pieces.join(''));
    const digest = '0'.repeat(64);
    const addresses = [
      ...fakeRelease('9.8.7', releaseDownloads).assets.map((asset) => asset.browser_download_url),
      `https://elsewhere.example/9.8.7/rustdesk-9.8.7-${architecture}.msi`,
      `${releaseDownloads}9.8.7/rustdesk-9.8.7-${architecture}.msi.exe`,
      `${releaseDownloads}9.8.7/rustdesk-9.8.7-sciter-${architecture}.msi`,
    ];
    const found = addresses.flatMap((address) => pattern.exec(`${digest} ${address}`)?.slice(1) ?? []);
    expect(found).toEqual([digest, `${releaseDownloads}9.8.7/rustdesk-9.8.7-${architecture}.msi`, '9.8.7']);
  });

  it('accepts the signature of RustDesk’s publisher alone', () => {
    const pattern = new RegExp(assigned('Publisher').replace('(?i)', ''), 'i');
    expect('CN=PURSLANE, O=PURSLANE, S=Singapore, C=SG').toMatch(pattern);
    expect('CN=Mallory, O=Mallory and Purslane, C=US').not.toMatch(pattern);
  });

  it.each([
    ['quotes', "'; calc; '"],
    ['typographic quotes, which PowerShell takes for quotes', '\u2019; calc; \u2018 \u201a\u201b'],
    ['expressions', '$(calc) $env:TEMP `"; calc `n" #> <# '],
  ])('keeps the owner’s settings texts: %s', (_, hostile) => {
    const script = fillIn(windowsInstaller, template, { server: hostile });
    expect(parse(script)?.hasError).toBe(false);
    const literal = assigned('Server', script);
    expect(literal.replaceAll(/(['\u2018-\u201b])\1/g, '')).not.toMatch(/['\u2018-\u201b]/);
    expect(literal.replaceAll(/(['\u2018-\u201b])\1/g, '$1')).toBe(hostile);
  });
});
