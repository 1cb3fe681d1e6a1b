import { describe, expect, it } from 'vitest';
import {
  fitName, NAME_LEADING, PICTURE_SIZES, posterPlaces, TEXT_BOXES, WALL_POSTERS, type Box, type PictureFormat,
} from './picture-layout';

const FORMATS: ReadonlyArray<PictureFormat> = ['wide', 'tall'];
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

describe('posterPlaces', () => {
  it.each(FORMATS)('%s: posters are upright, apart from each other and, but for a wall, from the text', (format) => {
    for (let count = 0; count <= 30; count += 1) {
      const places = posterPlaces(format, count);
      expect(places.length).toBeLessThanOrEqual(count);
      expect(places.length).toBeGreaterThan(count === 0 ? -1 : Math.min(count, WALL_POSTERS) * 0.6);
      places.forEach((place, index) => {
        expect(place.height / place.width).toBeCloseTo(1.5);
        expect([count, index, places.slice(index + 1).some((other) => overlap(place, other))]).toEqual([count, index, false]);
        if (count < WALL_POSTERS) expect([count, overlap(place, TEXT_BOXES[format])]).toEqual([count, false]);
      });
    }
  });

  it.each(FORMATS)('%s: a wall fills the picture beside the text', (format) => {
    const { width, height } = PICTURE_SIZES[format];
    const places = posterPlaces(format, 500);
    expect(places).toHaveLength(WALL_POSTERS);
    expect(Math.min(...places.map(({ y }) => y))).toBeLessThan(0);
    expect(Math.max(...places.map((place) => place.x + place.width))).toBeGreaterThanOrEqual(width);
    const bottom = format === 'wide' ? height : TEXT_BOXES.tall.y;
    expect(Math.max(...places.map((place) => place.y + place.height))).toBeGreaterThanOrEqual(bottom);
  });
});

describe('fitName', () => {
  const measure = (text: string, size: number): number => text.length * size * 0.4;
  const box = { width: 370, height: 380 };

  it.each([
    ['Noir', ['Noir']],
    ['Noir November', ['Noir', 'November']],
    ['x'.repeat(60), 'any'],
    ['A list with quite a lot of short words in its name, at most 60', 'any'],
  ])('of %j fits its box', (name, expected) => {
    const { size, lines } = fitName(name, box, 132, measure);
    expect(lines.join(' ').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    expect(lines.every((line) => measure(line, size) <= box.width)).toBe(true);
    expect(lines.length * size * NAME_LEADING).toBeLessThanOrEqual(box.height);
    if (expected !== 'any') expect(lines).toEqual(expected);
  });

  it('cuts a name that fits in no size', () => {
    const { lines } = fitName('word '.repeat(300).trim(), box, 132, measure);
    expect(lines.at(-1)?.endsWith('…')).toBe(true);
  });
});
