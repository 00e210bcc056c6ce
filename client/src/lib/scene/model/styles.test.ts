import { describe, expect, it } from 'vitest';

import { isSign, labelSizes, lines } from '../board/names/label-sizes';
import { contrast, overlayStyle, readable, SEATS } from './styles';

describe('colours', () => {
  it('of seats carry readable signs (AA)', () => {
    for (const { colour } of SEATS) expect(contrast(colour, readable(colour))).toBeGreaterThan(4.5);
  });
  it('of a theme are used only if they are plain', () => {
    const theme = { overlays: { light: { colour: 'url(//elsewhere)' }, dim: { colour: '#abc' } } };
    expect(overlayStyle(theme, 'light').colour).toMatch(/^#/);
    expect(overlayStyle(theme, 'dim').colour).toBe('#abc');
  });
});

describe('labels', () => {
  it('break into two even lines', () => {
    expect(lines('Heart of Darkness')).toEqual(['Heart of', 'Darkness']);
    expect(lines('Chapel')).toEqual(['Chapel']);
  });
  it('stand inside a space only if they are numbers or signs', () => {
    expect(['7', 'S-20', '450'].every(isSign)).toBe(true);
    expect(['Cave', 'Old Mine'].some(isSign)).toBe(false);
  });
  it('are left out where they could not be read', () => {
    expect(labelSizes(20, 1).short).toBeGreaterThan(10);
    expect(labelSizes(5, 1)).toEqual({ short: 0, long: 0, region: 0 });
  });
});
