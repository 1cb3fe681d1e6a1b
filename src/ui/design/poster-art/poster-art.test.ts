import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArtTitle } from './art-title';
import { backdropArt } from './backdrop-art';
import { families } from './families/families';
import { hash } from './hash';
import { knownTitles } from './known-titles.fixture';
import { createDrawingKit } from './create-drawing-kit';
import { createRandom } from './mulberry';
import { palette } from './palette';
import type { Composition, Family } from './composition';
import { posterArt, posterFamily } from './poster-art';

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

/** The texts inside the letters of a poster, still escaped. */
const lettersOf = (svg: string): ReadonlyArray<string> =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);

/** What a strict XML parser would refuse, and what is too large. */
function faultsOf(svg: string): ReadonlyArray<string> {
  const faults: string[] = [];
  const bytes = new TextEncoder().encode(svg).length;
  if (bytes >= 3000) faults.push(`${bytes} bytes`);
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(svg)) faults.push('a character XML forbids');
  if (/NaN|undefined|Infinity/.test(svg.replace(/<text.*/s, ''))) faults.push('a number that is none');

  const tokens = svg.match(/<[^<>]*>|[^<>]+/g) ?? [];
  if (tokens.join('') !== svg) faults.push('a stray bracket');
  const open: string[] = [];
  for (const token of tokens) {
    const [, closes, name, closed] = /^<(\/?)(\w+)(?: [\w:-]+="[^"<&]*")*(\/?)>$/.exec(token) ?? [];
    if (!token.startsWith('<')) {
      if (/&(?!(?:amp|lt|gt|quot);)/.test(token)) faults.push(`not escaped: ${token}`);
    } else if (name === undefined) faults.push(`no tag: ${token}`);
    else if (closes) {
      if (open.pop() !== name) faults.push(`closes nothing: ${token}`);
    } else if (!closed) open.push(name);
  }
  if (open.length > 0) faults.push(`left open: ${open.join()}`);
  return faults;
}

/** How a composition is laid out: its elements and the commands of its paths, without colours and places. */
function layoutOf(compose: Composition): string {
  const kit = createDrawingKit({ die: createRandom(7), inks: palette(1964, 'light'), wide: false, dark: false, swapped: false });
  const elements = compose(kit).layers.join('').match(/<\w+[^>]*>/g) ?? [];
  return elements.map((element) => element.replace(/^<(\w+)(?:.* d="([^"]*)")?.*$/, '$1 $2').replace(/[-\d.]+/g, '#')).join('\n');
}

const anyText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom('&', '<', '"', ']]>', 'ΐ', 'W', '的', '👨‍👩‍👧', 'فيلم', ' '), { maxLength: 300 }).map((parts) => parts.join('')),
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
  it('print the same picture for the same title', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(posterArt({ ...title })).toBe(posterArt(title));
        expect(backdropArt({ ...title })).toBe(backdropArt(title));
      }),
    );
  });

  it('print small, well-formed SVG whatever the title is', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(faultsOf(posterArt(title))).toEqual([]);
        expect(faultsOf(backdropArt(title))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('stay small for every composition, upright and wide', () => {
    const genres = Object.keys(GENRES.film);
    const titles = Array.from({ length: 3000 }, (_, i): ArtTitle => ({
      title: '""""" '.repeat(200),
      year: 1915 + (i % 120),
      genres: genres.slice(i % genres.length, (i % genres.length) + 1),
      id: `${i}`,
      mediaType: i % 4 ? 'movie' : 'tv',
    }));
    expect(titles.flatMap((title) => [...faultsOf(posterArt(title)), ...faultsOf(backdropArt(title))])).toEqual([]);
  });

  // When a poster is meant to change, look at it first, then renew the list: npx vitest run src/ui/design/poster-art -u
  it('have not changed for films and series everybody knows', async () => {
    const print = (svg: string): string => hash(svg).toString(16).padStart(8, '0');
    const list = knownTitles.map((title) => `${print(posterArt(title))} ${print(backdropArt(title))} ${title.title}\n`);
    expect(list).toHaveLength(40);
    await expect(list.join('')).toMatchFileSnapshot('./known-posters.txt');
  });

  it('letter the title and its facts on the poster, and nothing on the backdrop', () => {
    const heat: ArtTitle = { title: 'Heat', year: 1995, genres: ['Crime'], id: '949', mediaType: 'movie' };
    expect(lettersOf(posterArt(heat))).toEqual(['HEAT', '1995 CRIME']);
    expect(lettersOf(backdropArt(heat))).toEqual([]);
  });

  it('show film and series of one number differently', () => {
    expect(posterArt({ ...untitled, mediaType: 'tv' })).not.toBe(posterArt(untitled));
  });
});

describe('the lettering of a poster', () => {
  const lettered = (title: string): ReadonlyArray<string> => lettersOf(posterArt({ ...untitled, title }));

  it('leaves out what is not known', () => {
    expect(lettered('')).toEqual([]);
    expect(lettered(' \u0000\n ')).toEqual([]);
    expect(lettersOf(posterArt({ ...untitled, year: 1999 }))).toEqual(['1999']);
  });

  it('escapes what XML would misread', () => {
    expect(lettered('<b>&"]]>').join('')).toBe('&lt;B&gt;&amp;&quot;]]&gt;');
    expect(lettered('a\ud800b\u0007c').join(' ')).toBe('A B C');
  });

  it('cuts a word no line could hold, with a hyphen where the writing has one', () => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    expect(lettered(long).length).toBeGreaterThan(1);
    expect(lettered(long).slice(0, -1).every((line) => line.endsWith('-'))).toBe(true);
    expect(lettered(long).join('').replaceAll('-', '')).toBe(long.toUpperCase());
    expect(lettered('千と千尋の神隠し').length).toBeGreaterThan(1);
    expect(lettered('千と千尋の神隠し').join('')).toBe('千と千尋の神隠し');
  });

  it('ends an endless title with an ellipsis', () => {
    const lines = lettered('of the night '.repeat(50));
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});

describe('the families', () => {
  const named: ReadonlyArray<readonly [string, Family]> = Object.entries(families);

  it('are at least eight', () => {
    expect(named.length).toBeGreaterThanOrEqual(8);
  });

  it.each(named)('%s has more than one composition', (_, family) => {
    expect(Object.values(family).length).toBeGreaterThanOrEqual(2);
  });

  it('differ in layout, each composition from every other of any family', () => {
    const layouts = named.flatMap(([family, compositions]) => Object.entries(compositions).map(([name, compose]) => ({ name: `${family} ${name}`, layout: layoutOf(compose) })));
    const alike = layouts.filter(({ name, layout }) => layouts.some((other) => other.name !== name && other.layout === layout));
    expect(alike.map(({ name }) => name)).toEqual([]);
  });

  it.each([...Object.entries(GENRES.film), ...Object.entries(GENRES.series)])('%s is %s', (genre, family) => {
    expect(posterFamily([genre], '1')).toBe(family);
    expect(posterArt({ ...untitled, genres: [genre] })).toContain(`class="pa pa-${family}"`);
  });

  it('take science fiction and fantasy series for the one or the other', () => {
    const found = new Set(Array.from({ length: 40 }, (_, id) => posterFamily([SCIFI_FANTASY], `${id}`)));
    expect([...found].sort()).toEqual(['fantasy', 'scifi']);
  });

  it('let the strongest genre choose, and now and then the second', () => {
    const found = Array.from({ length: 200 }, (_, id) => posterFamily(['Comedy', 'Western'], `${id}`));
    expect(new Set(found)).toEqual(new Set(['western', 'comedy']));
    expect(found.filter((family) => family === 'western').length).toBeGreaterThan(100);
  });

  it('are drama when no genre is known', () => {
    expect(posterFamily([], '1')).toBe('drama');
    expect(posterFamily(['Poetry slam'], '1')).toBe('drama');
  });
});
