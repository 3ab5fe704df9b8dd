import { basePath } from '../../../config/format/address.ts';
import { InvalidConfigError } from './report.ts';

/** The path of `--base`, whose slashes may be left out. @throws InvalidConfigError for what is no path */
export function baseOfOption(option: string): string {
  // Git for Windows takes what begins with a slash for a folder of its own: /repo/ becomes C:/Program Files/Git/repo/.
  const [, name] = /^[a-z]:[\\/].*?([^\\/]*)[\\/]*$/i.exec(option) ?? [];
  if (name !== undefined)
    throw new InvalidConfigError(
      `--base: found '${option}', a folder of this computer, which your shell has made of the path. Write --base=${name}, without slashes; for '/' leave it out.`,
    );
  const base = /^[\w~-]/.test(option) && !option.includes(':') ? `/${option.replace(/\/*$/, '/')}` : option;
  const fault = basePath.faultIn(base);
  // The worker's scope and addresses of files need an absolute path.
  if (fault)
    throw new InvalidConfigError(
      `--base: found '${base}'. Write '${fault.correct}'. Allowed: ${basePath.allowed}.`,
    );
  return base;
}
