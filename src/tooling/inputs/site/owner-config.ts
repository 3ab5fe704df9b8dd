import { readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { normalizePath, type ResolvedConfig } from 'vite';
import { compileSite, type Translation } from '../../../config/compile-site.ts';
import { basePath } from '../../../config/format/address.ts';
import { located } from '../../../config/messages/place.ts';
import { type Problem, valueAt } from '../../../config/messages/problem.ts';
import { sourceFindings, type Written, writtenValues } from '../../../config/messages/source.ts';
import { plainValue } from '../../../config/plain-value.ts';
import type { Site } from '../../../model/site.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';
import { filesBelow } from '../../files.ts';
import { type LoadedConfigFile, loadConfigFile } from './load-config-file.ts';

export interface OwnerSite {
  /** Null when there are problems other than missing files. */
  site: Site | null;
  problems: Problem[];
  warnings: Problem[];
  /** How far its texts are in its language; none when there are problems. */
  translation?: Translation;
}

type Place = Pick<ResolvedConfig, 'root' | 'publicDir' | 'base'>;

/**
 * The owner's `config.ts`, read and compiled once for all plugins, and again after each change. SITE_CONFIG names another
 * file, relative to the project's root.
 */
export class OwnerConfig {
  #root = process.cwd();
  #place: Place | undefined;
  #loaded: Promise<LoadedConfigFile> | undefined;
  readonly #compiled = new Map<SiteLanguage | undefined, Promise<OwnerSite>>();
  #dependencies: readonly string[] = [];
  #writtenAt = 0;

  /** The finished site in its first language; null when the configuration is invalid. */
  readonly site = async (): Promise<Site | null> => (await this.compiled()).site;

  /** The finished site in one of its languages; undefined: the first. */
  readonly siteIn = async (language: SiteLanguage | undefined): Promise<Site | null> =>
    (await this.compiled(language)).site;

  /** The finished site in each of its languages, the first one first; none when the configuration is invalid. */
  readonly sites = async (): Promise<Site[]> => {
    const { languages = [] } = (await this.site()) ?? {};
    const sites = await Promise.all(languages.map((language) => this.siteIn(language)));
    return sites.filter((site) => site !== null);
  };

  /** What the site is made with, each once: skills, then the technologies of private projects and of engagements. */
  readonly technologies = async (): Promise<readonly string[]> => {
    const site = await this.site();
    const projects = [...(site?.projects.private.projects ?? []), ...(site?.engagements ?? [])];
    return [...new Set([...(site?.skills ?? []), ...projects.flatMap(({ technologies }) => technologies)])];
  };

  readonly located = async <Found extends Problem>(problems: readonly Found[]): Promise<Found[]> =>
    located(problems, await this.#written());

  /** What the owner wrote, as plain data; undefined when the file cannot be read. */
  readonly given = async (): Promise<unknown> => plainValue((await this.#load()).config);

  readonly compiled = (language?: SiteLanguage): Promise<OwnerSite> => {
    const known = this.#compiled.get(language) ?? this.#compile(language);
    this.#compiled.set(language, known);
    return known;
  };

  /** The owner's own `base`, also of a configuration that is invalid elsewhere; '/' when there is none. */
  async base(root = this.#root): Promise<string> {
    this.#root = root;
    const { config } = await this.#load();
    const base = valueAt(config, ['base']);
    return typeof base === 'string' && basePath.hint(base.trim()) === undefined ? base.trim() : '/';
  }

  /** Says where the site will be served; what was compiled for another place is compiled again. */
  settle(place: Place): void {
    this.#root = place.root;
    this.#place = place;
    this.#compiled.clear();
  }

  forget(): void {
    this.#loaded = undefined;
    this.#compiled.clear();
  }

  /** Whether the file was written again since it was loaded: watchers leave out a change soon after another. */
  get isOutdated(): boolean {
    return writtenAt(this.file) !== this.#writtenAt;
  }

  /** The configuration's file, absolute, with forward slashes. */
  get file(): string {
    return normalizePath(resolve(this.#root, process.env.SITE_CONFIG || 'config.ts'));
  }

  /** The file as messages call it. */
  get name(): string {
    return normalizePath(relative(this.#root, this.file));
  }

  get files(): readonly string[] {
    return [this.file, ...this.#dependencies];
  }

  /** Whether a change of a file may change the site. While the configuration cannot be read, any file may be the cure. */
  async dependsOn(file: string): Promise<boolean> {
    const { dependencies } = await this.#load();
    return dependencies === undefined || this.files.includes(file);
  }

  #load(): Promise<LoadedConfigFile> {
    if (!this.#loaded) this.#writtenAt = writtenAt(this.file);
    this.#loaded ??= loadConfigFile(this.file, this.#root).then((loaded) => {
      this.#dependencies = loaded.dependencies ?? this.#dependencies;
      return loaded;
    });
    return this.#loaded;
  }

  async #compile(language?: SiteLanguage): Promise<OwnerSite> {
    const { config, problem } = await this.#load();
    if (problem) return { site: null, problems: [problem], warnings: [] };
    const publicDir = this.#place?.publicDir;
    const written = await this.#written();
    const source = sourceFindings(readFileSync(this.file, 'utf8'), written);
    const compiled = compileSite(config, {
      base: this.#place?.base,
      language,
      files: publicDir ? filesBelow(publicDir) : undefined,
    });
    const ofSite = 'site' in compiled ? compiled.missing : compiled.problems;
    // The text says better what is wrong with its value.
    const isNew = ({ path }: Problem) => source.mistakes.every((problem) => problem.path !== path);
    const problems = located([...source.mistakes, ...ofSite.filter(isNew)], written);
    const warnings = located([...source.warnings, ...compiled.warnings.filter(isNew)], written);
    return 'site' in compiled && source.mistakes.length === 0
      ? { site: compiled.site, problems, warnings, translation: compiled.translation }
      : { site: null, problems, warnings };
  }

  /** Where the file that was loaded says what; nothing when it cannot be read. */
  async #written(): Promise<Written[]> {
    const { problem } = await this.#load();
    return problem ? [] : writtenValues(readFileSync(this.file, 'utf8'));
  }
}

const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
