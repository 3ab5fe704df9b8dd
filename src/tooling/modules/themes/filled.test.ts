import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { oklch } from './color.ts';
import { hovered, readable } from './legible.ts';

describe('a filled colour and its label', () => {
  it('stay as they are when the label can be read', () => {
    expect(readable('#000080', '#ffffff')).toEqual({ fill: '#000080', label: '#ffffff' });
  });

  it('first give way at the label, outward', () => {
    const { fill, label } = readable('#2563eb', '#a8c4ff');
    expect(fill).toBe('#2563eb');
    expect(oklch(label).l).toBeGreaterThan(oklch('#a8c4ff').l);
    expect(wcagContrast(fill, label)).toBeGreaterThanOrEqual(4.5);
  });

  it('then at the fill, by no more than a tenth of lightness', () => {
    const { fill, label } = readable('#219aaf', '#ffffff');
    expect(label).toBe('#ffffff');
    expect(oklch('#219aaf').l - oklch(fill).l).toBeGreaterThan(0);
    expect(oklch('#219aaf').l - oklch(fill).l).toBeLessThanOrEqual(0.101);
    expect(wcagContrast(fill, label)).toBeGreaterThanOrEqual(4.5);
  });

  it('at last put the label on the other side of the fill', () => {
    const { fill, label } = readable('#ffd000', '#ffffff');
    expect(fill).toBe('#ffd000');
    expect(oklch(label).l).toBeLessThan(oklch(fill).l);
    expect(wcagContrast(fill, label)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a filled colour under the pointer', () => {
  it('moves away from its label', () => {
    expect(oklch(hovered({ fill: '#2563eb', label: '#ffffff' })).l).toBeLessThan(oklch('#2563eb').l);
    expect(oklch(hovered({ fill: '#9fdcb0', label: '#000000' })).l).toBeGreaterThan(oklch('#9fdcb0').l);
  });

  it('moves towards it where there is no room, and stays readable', () => {
    const hover = hovered({ fill: '#0d0d0d', label: '#ffffff' });
    expect(oklch(hover).l).toBeGreaterThan(oklch('#0d0d0d').l + 0.05);
    expect(wcagContrast(hover, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
