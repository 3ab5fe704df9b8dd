import { formatAt, mapAddresses } from '../address.ts';
import type { Config } from '../config.ts';
import { isPublicFile, picture } from '../format/address.ts';
import { formatPath, type Problem, quote } from '../problem.ts';

/** Files that are not there, and pictures that browsers will not load. */
export function addressWarnings(given: Config, hasFile: ((path: string) => boolean) | undefined): Problem[] {
  const problems: Problem[] = [];
  mapAddresses(given, (address, path) => {
    const cause = isPublicFile(address)
      ? missingFile(address, hasFile)
      : formatAt(path) === picture && insecurePicture(address);
    if (cause) {
      problems.push({ path: formatPath(path), message: `Found ${quote(address)}. ${cause}` });
    }
    return address;
  });
  return problems;
}

function missingFile(address: string, hasFile: ((path: string) => boolean) | undefined): string | undefined {
  const file = address.replace(/^(\.?\/)+/, '').replace(/[?#].*$/s, '');
  return hasFile && !hasFile(file)
    ? `There is no file public/${file}. Put it there, or correct the path.`
    : undefined;
}

function insecurePicture(address: string): string | undefined {
  return /^http:/i.test(address)
    ? `Browsers do not load http pictures into https pages. Write '${address.replace(/^http:/i, 'https:')}', or put the picture into public/.`
    : undefined;
}
