import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Language, type Node, Parser } from '@vscode/tree-sitter-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillIn, readTemplate, windowsInstaller } from './installer.ts';
import { findProgram } from './machine.fixture.ts';
import { fakeRelease } from './release.fixture.ts';
import { releaseDownloads } from './release.ts';

let parser: Parser;
let template: string;
let program: Node;

beforeAll(async () => {
  await Parser.init();
  parser = new Parser();
  const grammar = '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm';
  parser.setLanguage(await Language.load(createRequire(import.meta.url).resolve(grammar)));
  template = await readTemplate(windowsInstaller);
  program = parse(template);
});

/** The syntax tree of a script; errors in it are marked. */
function parse(script: string): Node {
  const tree = parser.parse(script);
  if (!tree) throw new Error('The grammar of PowerShell was not loaded.');
  return tree.rootNode;
}

const nodes = (type: string, within: Node = program): Node[] =>
  within.descendantsOfType(type).filter((node) => node !== null);
const texts = (type: string, within?: Node): string[] => nodes(type, within).map(({ text }) => text);

const functions = () =>
  new Map(nodes('function_statement').map((node) => [nodes('function_name', node)[0]?.text ?? '', node]));
function functionNamed(name: string): Node {
  const found = functions().get(name);
  if (!found) throw new Error(`There is no function ${name}.`);
  return found;
}

/** The only text that is assigned to a variable of the script, without its quotes. */
function assigned(variable: string, within = program): string {
  const values = nodes('assignment_expression', within)
    .filter((node) => node.firstChild?.text === `$${variable}`)
    .flatMap((node) => texts('verbatim_string_characters', node));
  if (values.length !== 1 || values[0] === undefined)
    throw new Error(`$${variable} has ${values.length} texts.`);
  return values[0].slice(1, -1);
}

/** What Windows PowerShell and its modules bring along. */
const cmdlets = `
  ConvertFrom-Json ForEach-Object New-Object Out-String Where-Object Get-AuthenticodeSignature
  Get-CimInstance Get-FileHash Get-Content Get-Item Get-ItemProperty Join-Path New-Item Remove-Item
  Split-Path Test-Path Get-Process Get-Service Start-Process Start-Service Start-Sleep Stop-Process
  Stop-Service Invoke-WebRequest Read-Host Set-StrictMode Write-Host`
  .trim()
  .split(/\s+/);

/** Variables that PowerShell sets. */
const automatic = ['$_', '$null', '$true', '$false', '$PSCommandPath', '$Matches'];

describe('The Windows installer', () => {
  it('is PowerShell without a mistake', () => {
    expect(program.hasError).toBe(false);
  });

  it.skipIf(!findProgram('pwsh'))(
    'is PowerShell to PowerShell itself',
    () => {
      const file = fileURLToPath(new URL(windowsInstaller.file, import.meta.url));
      const command = `$e = $null; [void][Management.Automation.Language.Parser]::ParseFile('${file}', [ref]$null, [ref]$e); $e; exit $e.Count`;
      const { stdout, status } = spawnSync('pwsh', ['-NoProfile', '-Command', command], { encoding: 'utf8' });
      expect(stdout.trim()).toBe('');
      expect(status).toBe(0);
    },
    60_000,
  );

  it('begins with a byte order mark, without which Windows PowerShell garbles umlauts', () => {
    expect(fillIn(windowsInstaller, template, {}).codePointAt(0)).toBe(0xfeff);
    expect(template).toContain('ä');
  });

  it('calls only what there is', () => {
    const known = new Set([...functions().keys(), ...cmdlets]);
    const called = texts('command_name').filter((name) => !/^(\$Program|%|\?)$/.test(name));
    expect(called.length).toBeGreaterThan(50);
    expect(called.filter((name) => !known.has(name))).toEqual([]);
    for (const name of functions().keys()) {
      expect(called, `${name} is used`).toContain(name);
    }
  });

  it('uses only variables that it sets', () => {
    const set = new Set([
      ...automatic,
      ...nodes('assignment_expression').map((node) => node.firstChild?.text.replace('$script:', '$')),
      ...nodes('script_parameter').flatMap((node) => texts('variable', node)),
      ...nodes('foreach_statement').map((node) => texts('variable', node)[0]),
    ]);
    const used = texts('variable').filter((name) => !name.startsWith('$env:'));
    expect(used.filter((name) => !set.has(name.replace('$script:', '$')))).toEqual([]);
  });

  it('evaluates no text as code and asks nobody but GitHub', () => {
    expect(template).not.toMatch(
      /Invoke-Expression|\biex\b|DownloadString|ScriptBlock|EncodedCommand|Add-Type/i,
    );
    const hosts = new Set(template.match(/https?:\/\/[^/'\s]+/g));
    expect(hosts).toEqual(new Set(['https://api.github.com', 'https://github.com', 'https://rustdesk.com']));
  });
});

describe('The Windows installer installs only what it has checked:', () => {
  /** The pattern for a package's line, put together as the script does. */
  function packagePattern(architecture: string, downloads: string): RegExp {
    const [statement] = nodes('assignment_expression', functionNamed('Find-Package')).filter(
      (node) => node.firstChild?.text === '$pattern',
    );
    const source = (statement?.text ?? '')
      .replace(/^\$pattern = /, '')
      .split(' + ')
      .map((piece) => {
        if (piece === '$architecture') return architecture;
        if (piece === '[regex]::Escape($Downloads)') return downloads.replace(/[.]/g, '\\$&');
        return piece.slice(1, -1);
      });
    return new RegExp(source.join(''));
  }

  it.each(['x86_64', 'aarch64'])('of a release, it finds the one package for %s', (architecture) => {
    const pattern = packagePattern(architecture, releaseDownloads);
    const lines = fakeRelease('9.8.7', releaseDownloads).assets.map(
      ({ digest, browser_download_url }) => `${digest?.slice('sha256:'.length)} ${browser_download_url}`,
    );
    const found = lines.flatMap((line) => {
      const match = pattern.exec(line);
      return match ? [match.slice(1)] : [];
    });
    expect(found).toEqual([
      [
        expect.stringMatching(/^[0-9a-f]{64}$/),
        `${releaseDownloads}9.8.7/rustdesk-9.8.7-${architecture}.msi`,
        '9.8.7',
      ],
    ]);
    const digest = '0'.repeat(64);
    for (const address of [
      `https://elsewhere.example/9.8.7/rustdesk-9.8.7-${architecture}.msi`,
      `${releaseDownloads}9.8.7/rustdesk-9.8.7-${architecture}.msi.exe`,
      `${releaseDownloads}9.8.7/rustdesk-9.8.7-sciter-${architecture}.msi`,
      `${releaseDownloads.replaceAll('.', '-')}9.8.7/rustdesk-9.8.7-${architecture}.msi`,
    ]) {
      expect(`${digest} ${address}`).not.toMatch(pattern);
    }
  });

  it('the signer must be the publisher of RustDesk', () => {
    const pattern = new RegExp(assigned('Publisher').replace('(?i)', ''), 'i');
    expect('CN=PURSLANE, O=PURSLANE, S=Singapore, C=SG').toMatch(pattern);
    expect('CN="Purslane, Ltd.", C=SG').toMatch(pattern);
    expect('CN=Mallory, O=Mallory and Purslane, C=US').not.toMatch(pattern);
    expect('CN=PURSLANEX, C=US').not.toMatch(pattern);
  });
});

describe('The Windows installer, as an administrator among the visitor\u2019s files,', () => {
  it('writes nothing under a name that can be foreseen', () => {
    expect(template).not.toMatch(/env:TE?MP\b|GetTempPath|GetTempFileName/i);
    const [work, log] = ['Work', 'InstallerLog'].map(
      (name) => nodes('assignment_expression').find((node) => node.firstChild?.text === `$${name}`)?.text,
    );
    expect(work).toContain("Join-Path $env:SystemRoot ('Temp\\rustdesk-' + [guid]::NewGuid())");
    expect(log).toContain('"$Work.log"');
  });
});

describe('In the Windows installer, the owner\u2019s settings are only ever texts:', () => {
  /** Reads a quoted text as PowerShell does; undefined when it ends before its last character. */
  function unquoted(literal: string): string | undefined {
    const quote = "['\u2018\u2019\u201a\u201b]";
    const [, content] = new RegExp(`^'((?:[^'\u2018-\u201b]|${quote}${quote})*)'$`).exec(literal) ?? [];
    return content?.replace(new RegExp(`(${quote})${quote}`, 'g'), '$1');
  }

  it.each([
    ['quotes', "'; calc; '"],
    ['typographic quotes, which PowerShell takes for quotes', '\u2019; calc; \u2018 \u201a\u201b'],
    ['variables and expressions', '$(calc) $env:TEMP @x'],
    ['backticks and double quotes', '`"; calc `n"'],
    ['a comment', '#> <# '],
  ])('%s', (_, hostile) => {
    const script = fillIn(windowsInstaller, template, { server: hostile, key: hostile });
    for (const name of ['Server', 'Key']) {
      const lines = script.split('\n').filter((line) => line.startsWith(`$${name} = `));
      expect(lines).toHaveLength(1);
      expect(unquoted(lines[0]?.slice(`$${name} = `.length) ?? '')).toBe(hostile);
    }
    expect(script.split('\n')).toHaveLength(template.split('\n').length);
  });

  it('several packages are one text', () => {
    const packages = ['x86_64', 'aarch64'].map((architecture) => ({
      digest: '0'.repeat(64),
      address: `${releaseDownloads}9.8.7/rustdesk-9.8.7-${architecture}.msi`,
    }));
    const filled = parse(fillIn(windowsInstaller, template, { packages }));
    expect(filled.hasError).toBe(false);
    expect(assigned('Pinned', filled).split('\n')).toEqual(
      packages.map(({ digest, address }) => `${digest} ${address}`),
    );
  });
});
