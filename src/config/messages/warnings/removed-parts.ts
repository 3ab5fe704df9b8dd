import { htmlIn } from '../../address.ts';
import { isMailbox, linkAddress, pictureAddress } from '../../format/address.ts';
import { messageOf, type Problem, quote } from '../problem.ts';

/** Elements and links that are removed from the footer and from texts in Markdown. */
export const removedParts = (config: unknown): Problem[] =>
  htmlIn(config).flatMap(({ path, removed, tags }) =>
    removed.map((part) => {
      const [, attribute, address = ''] = /^(href|src)="(.*)"$/s.exec(part) ?? [];
      const allowed = tags.map((tag) => `<${tag}>`).join(', ');
      if (!attribute) return { path, message: `Found ${part}, which is not shown. Allowed: ${allowed}.` };
      const format = attribute === 'src' ? pictureAddress : linkAddress;
      const fault = isMailbox(address) ? { correct: `mailto:${address}` } : format.faultIn(address);
      const found = `the address ${quote(address)}, which leads nowhere`;
      return { path, message: messageOf(found, fault ?? {}, format.allowed) };
    }),
  );
