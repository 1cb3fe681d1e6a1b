import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArtTitle } from './art-title';
import { backdropArt } from './backdrop-art';
import { families } from '#ui/design/poster-art/families/families.ts';
import { emblems } from '#ui/design/poster-art/emblems/emblems.ts';
import table from '#ui/design/poster-art/steering/motif-table.json';
import { steeringOf } from '#ui/design/poster-art/steering/steering.ts';
import { splitTable } from '#ui/design/poster-art/steering/table-text.ts';
import { MOTIFS } from './motifs';
import { hash } from './hash';
import { knownTitles } from './known-titles.fixture';
import { createDrawingKit } from './create-drawing-kit';
import { createRandom } from './create-random';
import { palette } from './palette';
import type { Composition, Family } from './composition';
import { expectEach } from '#tests/support/expect-each.ts';
import { posterArt } from './poster-art';
import { posterFamily } from './poster-family';

const GENRES = {
  film: {
    Action: 'action', Adventure: 'adventure', Animation: 'animation', Comedy: 'comedy', Crime: 'crime', Documentary: 'documentary',
    Drama: 'drama', Family: 'animation', Fantasy: 'fantasy', History: 'history', Horror: 'horror', Music: 'music', Mystery: 'mystery',
    Romance: 'romance', 'Science Fiction': 'scifi', 'TV Movie': 'drama', Thriller: 'thriller', War: 'war', Western: 'western',
  },
  series: {
    'Action & Adventure': 'action', Animation: 'animation', Comedy: 'comedy', Crime: 'crime', Documentary: 'documentary', Drama: 'drama',
    Family: 'animation', Kids: 'animation', Mystery: 'mystery', News: 'documentary', Reality: 'documentary', Soap: 'romance',
    Talk: 'comedy', 'War & Politics': 'war', Western: 'western',
  },
};
const SCIFI_FANTASY = 'Sci-Fi & Fantasy';

const untitled: ArtTitle = { title: '', year: null, genres: [], id: '1', mediaType: 'movie' };

/** Returns the contents of the `<text>` elements of a poster, with their escapes. */
const textsOf = (svg: string): ReadonlyArray<string> =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);

/** Returns everything that a strict XML parser rejects, and sizes above the limit. */
function problemsOf(svg: string): ReadonlyArray<string> {
  const problems: string[] = [];
  const bytes = new TextEncoder().encode(svg).length;
  if (bytes >= 3000) problems.push(`${bytes} bytes`);
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(svg)) problems.push('forbidden XML character');
  if (/NaN|undefined|Infinity/.test(svg.replace(/<text.*/s, ''))) problems.push('invalid number');

  const tokens = svg.match(/<[^<>]*>|[^<>]+/g) ?? [];
  if (tokens.join('') !== svg) problems.push('a stray bracket');
  const open: string[] = [];
  for (const token of tokens) {
    const [, closes, name, closed] = /^<(\/?)(\w+)(?: [\w:-]+="[^"<&]*")*(\/?)>$/.exec(token) ?? [];
    if (!token.startsWith('<')) {
      if (/&(?!(?:amp|lt|gt|quot);)/.test(token)) problems.push(`not escaped: ${token}`);
    } else if (name === undefined) problems.push(`invalid tag: ${token}`);
    else if (closes) {
      if (open.pop() !== name) problems.push(`unmatched closing tag: ${token}`);
    } else if (!closed) open.push(name);
  }
  if (open.length > 0) problems.push(`unclosed: ${open.join()}`);
  return problems;
}

/** Returns the layout of a composition: its elements and path commands, without colours and coordinates. */
function layoutOf(compose: Composition): string {
  const kit = createDrawingKit({ random: createRandom(7), inks: palette(1964, 'light'), wide: false, dark: false, swapped: false });
  const elements = compose(kit).layers.join('').match(/<\w+[^>]*>/g) ?? [];
  return elements.map((element) => element.replace(/^<(\w+)(?:.* d="([^"]*)")?.*$/, '$1 $2').replace(/[-\d.]+/g, '#')).join('\n');
}

const anyText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('&', '<', '"', ']]>', 'ΐ', 'W', '的', '👨‍👩‍👧', 'فيلم', ' '), { maxLength: 300 })
    .map((parts) => parts.join('')),
);
const anyGenre = fc.oneof(fc.constantFrom(...Object.keys({ ...GENRES.film, ...GENRES.series }), SCIFI_FANTASY), anyText);
const anyTitle: fc.Arbitrary<ArtTitle> = fc.record({
  title: anyText,
  year: fc.option(fc.integer({ min: 1870, max: 2100 })),
  genres: fc.array(anyGenre, { maxLength: 4 }),
  id: fc.string(),
  mediaType: fc.constantFrom('movie', 'tv'),
});

describe('posterArt and backdropArt', () => {
  it('return the same SVG for the same title', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(posterArt({ ...title })).toBe(posterArt(title));
        expect(backdropArt({ ...title })).toBe(backdropArt(title));
      }),
    );
  });

  it('return well-formed SVG below 3000 bytes for any title', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(problemsOf(posterArt(title))).toEqual([]);
        expect(problemsOf(backdropArt(title))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('are well-formed with the motif of each steered title', () => {
    const keys = [...splitTable('movie', table.movie).keys(), ...splitTable('tv', table.tv).keys()];
    // One title for each motif: the last one that has it.
    const byMotif = new Map(keys.map((id) => [steeringOf(id).motifs[0], id]));
    const titles = [...byMotif.values()].map((id): ArtTitle => ({
      ...untitled, id, title: 'Heat', mediaType: id.startsWith('tv') ? 'tv' : 'movie',
    }));
    expect(titles.length).toBeGreaterThan(150);
    expect(titles.flatMap((title) => [...problemsOf(posterArt(title)), ...problemsOf(backdropArt(title))])).toEqual([]);
  });

  it('stay below 3000 bytes for every composition and a title with many escapes', () => {
    const genres = Object.keys(GENRES.film);
    const titles = Array.from({ length: 3000 }, (_, i): ArtTitle => ({
      title: '""""" '.repeat(200),
      year: 1915 + (i % 120),
      genres: genres.slice(i % genres.length, (i % genres.length) + 1),
      id: `${i}`,
      mediaType: i % 4 ? 'movie' : 'tv',
    }));
    expect(titles.flatMap((title) => [...problemsOf(posterArt(title)), ...problemsOf(backdropArt(title))])).toEqual([]);
  });

  // When a poster is meant to change, check it visually first, then update the list: npx vitest run src/ui/design/poster-art -u
  it('are unchanged for well-known films and series', async () => {
    const fingerprint = (svg: string): string => hash(svg).toString(16).padStart(8, '0');
    const list = knownTitles.map((title) => `${fingerprint(posterArt(title))} ${fingerprint(backdropArt(title))} ${title.title}\n`);
    expect(list).toHaveLength(40);
    await expect(list.join('')).toMatchFileSnapshot('./known-posters.txt');
  });

  it('put title, year and genre on the poster and no text on the backdrop', () => {
    const heat: ArtTitle = { title: 'Heat', year: 1995, genres: ['Crime'], id: '949', mediaType: 'movie' };
    expect(textsOf(posterArt(heat))).toEqual(['HEAT', '1995 CRIME']);
    expect(textsOf(backdropArt(heat))).toEqual([]);
  });

  it('differ between a film and a series with the same id', () => {
    expect(posterArt({ ...untitled, mediaType: 'tv' })).not.toBe(posterArt(untitled));
  });
});

describe('lettering of posterArt', () => {
  const textsOfTitle = (title: string): ReadonlyArray<string> => textsOf(posterArt({ ...untitled, title }));

  it('omits a missing title and a missing year', () => {
    expect(textsOfTitle('')).toEqual([]);
    expect(textsOfTitle(' \u0000\n ')).toEqual([]);
    expect(textsOf(posterArt({ ...untitled, year: 1999 }))).toEqual(['1999']);
  });

  it('escapes XML characters and replaces forbidden ones', () => {
    expect(textsOfTitle('<b>&"]]>').join('')).toBe('&lt;B&gt;&amp;&quot;]]&gt;');
    expect(textsOfTitle('a\ud800b\u0007c').join(' ')).toBe('A B C');
  });

  it('splits overlong words, with a hyphen in scripts that use one', () => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    expect(textsOfTitle(long).length).toBeGreaterThan(1);
    expect(textsOfTitle(long).slice(0, -1).every((line) => line.endsWith('-'))).toBe(true);
    expect(textsOfTitle(long).join('').replaceAll('-', '')).toBe(long.toUpperCase());
    expect(textsOfTitle('千と千尋の神隠し').length).toBeGreaterThan(1);
    expect(textsOfTitle('千と千尋の神隠し').join('')).toBe('千と千尋の神隠し');
  });

  it('truncates an overlong title with an ellipsis', () => {
    const lines = textsOfTitle('of the night '.repeat(50));
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});

describe('poster families', () => {
  const entries: ReadonlyArray<readonly [string, Family]> = [...Object.entries(families), ['emblems', emblems]];

  it('are at least eight', () => {
    expect(entries.length).toBeGreaterThanOrEqual(8);
  });

  it('name each of their compositions once', () => {
    const names = entries.flatMap(([, compositions]) => Object.keys(compositions));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(Object.keys(MOTIFS)).toEqual(names);
  });

  it('have more than one composition each', () => {
    expect(entries.filter(([, family]) => Object.values(family).length < 2).map(([name]) => name)).toEqual([]);
  });

  it('have compositions that all differ in layout', () => {
    const layouts = entries.flatMap(([family, compositions]) =>
      Object.entries(compositions).map(([name, compose]) => ({ name: `${family} ${name}`, layout: layoutOf(compose) })),
    );
    const alike = layouts.filter(({ name, layout }) => layouts.some((other) => other.name !== name && other.layout === layout));
    expect(alike.map(({ name }) => name)).toEqual([]);
  });

  it('are chosen by genre', () =>
    expectEach(
      [...Object.entries(GENRES.film), ...Object.entries(GENRES.series)],
      ([genre]) => genre,
      ([genre, family]) => {
        expect(posterFamily([genre], '1')).toBe(family);
        expect(posterArt({ ...untitled, genres: [genre] })).toContain(`class="pa pa-${family}"`);
      },
    ));

  it('map Sci-Fi & Fantasy to scifi or fantasy, by id', () => {
    const found = new Set(Array.from({ length: 40 }, (_, id) => posterFamily([SCIFI_FANTASY], `${id}`)));
    expect([...found].sort()).toEqual(['fantasy', 'scifi']);
  });

  it('follow the strongest genre, and for some ids the second', () => {
    const found = Array.from({ length: 200 }, (_, id) => posterFamily(['Comedy', 'Western'], `${id}`));
    expect(new Set(found)).toEqual(new Set(['western', 'comedy']));
    expect(found.filter((family) => family === 'western').length).toBeGreaterThan(100);
  });

  it('fall back to drama for unknown genres', () => {
    expect(posterFamily([], '1')).toBe('drama');
    expect(posterFamily(['Poetry slam'], '1')).toBe('drama');
  });
});
