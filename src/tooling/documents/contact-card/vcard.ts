/** A property of a vCard: its name with parameters, and its value as the card has it. */
export type Property = readonly [name: string, value: string];

/** A text, or one part of a value with several. */
export const vcardText = (text: string): string =>
  text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);

/** A vCard 4.0 (RFC 6350), in UTF-8. */
export function vcard(properties: readonly Property[]): string {
  const lines = [['BEGIN', 'VCARD'], ['VERSION', '4.0'], ...properties, ['END', 'VCARD']];
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

/** No line is longer than this, in octets; the space at the beginning of the next one counts. */
const longestLine = 75;

/** A long line as several, of which none begins or ends within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
