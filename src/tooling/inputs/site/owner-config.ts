import { readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { normalizePath, type ResolvedConfig } from 'vite';
import { compileSite } from '../../../config/compile-site.ts';
import { basePath } from '../../../config/format/address.ts';
import { located } from '../../../config/messages/location.ts';
import { type Problem, valueAt } from '../../../config/messages/problem.ts';
import { sourceFindings, writtenValues } from '../../../config/messages/source.ts';
import { warningsOf } from '../../../config/messages/warnings/warnings.ts';
import { plainValue } from '../../../config/plain-value.ts';
import type { Site } from '../../../model/site.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';
import { filesBelow } from '../../files.ts';
import { loadConfigFile } from './load-config-file.ts';

export type OwnerSite = ReturnType<typeof judged>;

type Target = Pick<ResolvedConfig, 'root' | 'publicDir' | 'base' | 'command'>;

/** The owner's `config.ts`, or the file that SITE_CONFIG names: compiled once for all plugins, anew after each change. */
export class OwnerConfig {
  target: Target = { root: process.cwd(), publicDir: '', base: '/', command: 'build' };
  #loaded: ReturnType<typeof loadConfigFile> | undefined;
  readonly #compiled = new Map<SiteLanguage | undefined, Promise<OwnerSite>>();
  #writtenAt = 0;

  /** The finished site in a language, the first by default; null when the configuration is invalid. */
  readonly site = async (language?: SiteLanguage): Promise<Site | null> =>
    (await this.compiled(language)).site;

  /** The finished site in each language; empty when the configuration is invalid. */
  readonly sites = async (): Promise<Site[]> => {
    const { languages = [] } = (await this.site()) ?? {};
    const sites = await Promise.all(languages.map((language) => this.site(language)));
    return sites.filter((site) => site !== null);
  };

  /** Skills, and the technologies of private projects and of engagements, each once. */
  readonly technologies = async (): Promise<readonly string[]> => {
    const { skills = [], projects, engagements = [] } = (await this.site()) ?? {};
    const ofProjects = [...(projects?.private.projects ?? []), ...engagements];
    return [...new Set([...skills, ...ofProjects.flatMap(({ technologies }) => technologies)])];
  };

  /** Adds no lines when the file cannot be read. */
  readonly located = async <Found extends Problem>(problems: readonly Found[]): Promise<Found[]> => {
    const { problem } = await this.#load();
    return located(problems, problem ? [] : writtenValues(readFileSync(this.file, 'utf8')));
  };

  /** The configuration as plain data; undefined when the file cannot be read. */
  readonly config = async (): Promise<unknown> => plainValue((await this.#load()).config);

  readonly compiled = (language?: SiteLanguage): Promise<OwnerSite> => {
    const compiled = this.#compiled.get(language) ?? this.#compile(language);
    this.#compiled.set(language, compiled);
    return compiled;
  };

  /** The owner's `base`, even if the rest is invalid; '/' by default. */
  async base(root = this.target.root): Promise<string> {
    if (root !== this.target.root) this.target = { ...this.target, root };
    const base = valueAt(await this.config(), ['base']);
    return typeof base === 'string' && basePath.faultIn(base.trim()) === undefined ? base.trim() : '/';
  }

  settle(target: Target): void {
    this.target = target;
    this.#compiled.clear();
  }

  forget(): void {
    this.#loaded = undefined;
    this.#compiled.clear();
  }

  /** True if the file was written since it was loaded. Watchers miss a change soon after another. */
  get isOutdated(): boolean {
    return writtenAt(this.file) !== this.#writtenAt;
  }

  /** Absolute, with forward slashes. */
  get file(): string {
    return normalizePath(resolve(this.target.root, process.env.SITE_CONFIG || 'config.ts'));
  }

  get name(): string {
    return normalizePath(relative(this.target.root, this.file));
  }

  /** Files whose change may change the site; undefined, for any file, while the configuration cannot be read. */
  readonly files = async (): Promise<readonly string[] | undefined> => (await this.#load()).files;

  #load(): ReturnType<typeof loadConfigFile> {
    if (!this.#loaded) this.#writtenAt = writtenAt(this.file);
    this.#loaded ??= loadConfigFile(this.file, this.target.root);
    return this.#loaded;
  }

  async #compile(language?: SiteLanguage): Promise<OwnerSite> {
    const { config, problem } = await this.#load();
    if (problem) return { site: null, mistakes: [problem], warnings: [], translation: undefined };
    const { base, publicDir } = this.target;
    const files = publicDir ? filesBelow(publicDir) : undefined;
    return judged(config, readFileSync(this.file, 'utf8'), { base, language, files });
  }
}

/** Compiles a configuration, and finds mistakes in values and text. No site with mistakes other than missing files. */
export function judged(config: unknown, text: string, options: Parameters<typeof compileSite>[1]) {
  const compiled = compileSite(config, options);
  const written = writtenValues(text);
  const source = sourceFindings(text, written);
  // The text explains a mistake in a value better.
  const isNew = ({ path }: Problem) => source.mistakes.every((problem) => problem.path !== path);
  const ofSite = 'site' in compiled ? compiled.missing : compiled.problems;
  const mistakes = located([...source.mistakes, ...ofSite.filter(isNew)], written);
  const ofValues = 'site' in compiled ? warningsOf(config, compiled.site) : [];
  const warnings = located([...source.warnings, ...ofValues.filter(isNew)], written);
  const isRight = 'site' in compiled && source.mistakes.length === 0;
  const { site = null, translation } = isRight ? compiled : {};
  return { site, mistakes, warnings, translation };
}

const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
