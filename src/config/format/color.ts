import { colorsNamed, parse } from 'culori';
import { nearest } from '../messages/nearest.ts';
import type { TextFormat } from './text-format.ts';

/** A colour that hides what is behind it, in any of CSS's ways to write one. */
export const color: TextFormat = {
  allowed: "a colour as CSS has them, such as '#fc055b', 'rgb(252 5 91)' or 'teal'",
  hint(value) {
    const digits = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
    if (digits.test(value)) return `Put a hash in front: '#${value}'.`;
    const parsed = parse(value);
    if (parsed) {
      return (parsed.alpha ?? 1) < 1
        ? 'Write it without transparency: a text has to be readable on it, whatever is behind.'
        : undefined;
    }
    if (/^#?[\da-f]+$/i.test(value)) return 'Write six digits behind the hash.';
    if (value.includes('var(')) return 'Write the colour itself: the page does not have that variable.';
    const meant = nearest(value, Object.keys(colorsNamed));
    return meant
      ? `Did you mean '${meant}'?`
      : 'Copy it from the browser’s or an image editor’s colour picker.';
  },
};

export const cornerRadius: TextFormat = {
  allowed: "a length in rem or px, such as '1rem' or '16px'",
  hint: (value) =>
    /^(?:0|(?:\d+|\d*\.\d+)(?:rem|px))$/.test(value)
      ? undefined
      : `Write a number and its unit${/^[\d.]+$/.test(value) ? `: '${value}rem' or '${value}px'` : ''}.`,
};
