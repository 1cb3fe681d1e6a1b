import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { detailsFile, INDEX_FILE, PEOPLE_FILE } from '#adapters/embedded-catalogue/files/file-names';
import { isBlankSearch, parseSearch } from '#domain/catalogue/search-query';
import { chooseTheme } from '#ui/app/providers/theme.ts';
import { nameSize } from '#ui/features/shared/name-size.ts';

const early = (name: string): string => readFileSync(join(import.meta.dirname, '../../public', name), 'utf8');
const script = early('details-start.js');

afterEach(() => vi.unstubAllGlobals());

/** What the script in the head of a title's page asks for at that address. */
const askedAt = (search: string): ReadonlyArray<string> => {
  const asked: string[] = [];
  const page = { currentScript: { dataset: { catalogue: '/catalogue/' } }, readyState: 'complete', getElementById: () => null };
  const fetch = (address: string): Promise<Response> => {
    asked.push(address);
    return Promise.resolve(new Response('{}'));
  };
  runInNewContext(script, { document: page, window: {}, location: { search }, fetch, URLSearchParams, Promise });
  return asked;
};

describe("the script in the head of a title's page", () => {
  it.each([
    ...[1, 511, 512, 513, 603, -77, -1025].map((id) => ({ mediaType: 'movie' as const, id })),
    ...[1, 127, 128, 129, 1396, -129].map((id) => ({ mediaType: 'tv' as const, id })),
  ])('asks for the file in which the catalogue has $mediaType $id', ({ mediaType, id }) => {
    expect(askedAt(`?type=${mediaType}&id=${id}`)).toEqual([`/catalogue/${detailsFile({ mediaType, id })}`]);
  });

  it.each(['', '?type=play&id=1', '?type=movie', '?type=movie&id=0', '?type=tv&id=1.5', '?type=movie&id=x'])('asks for nothing at "%s"', (search) => {
    expect(askedAt(search)).toEqual([]);
  });

  it.each([1, 26, 27, 64, 65, 200].map((length) => 'm'.repeat(length)))('sets the name as large as the page does: %s', async (name) => {
    const heading = { className: '', textContent: '', querySelector: () => ({}) };
    const root = { querySelector: (wanted: string) => (wanted === '.feature h1' ? heading : null) };
    const page = { currentScript: { dataset: { catalogue: '/' } }, readyState: 'complete', getElementById: () => root };
    const window: { marqueeFilled?: Promise<void> } = {};
    const fetch = (): Promise<Response> => Promise.resolve(Response.json({ 'movie-1': { title: ['', '', name] } }));
    const requestAnimationFrame = (draw: () => void): void => draw();
    runInNewContext(script, { document: page, window, location: { search: '?type=movie&id=1' }, fetch, URLSearchParams, Promise, requestAnimationFrame, setTimeout: requestAnimationFrame });
    await window.marqueeFilled;
    expect([heading.textContent, heading.className]).toEqual([name, `poster ${nameSize(name)}`]);
  });
});

describe("the script in every page's head", () => {
  const dressed = () => {
    const frame = { content: 'as the document has it' };
    const page = { documentElement: { dataset: {} as Record<string, string> }, querySelector: () => frame };
    return { page, told: () => ({ ...page.documentElement.dataset, frame: frame.content }) };
  };

  it.each(['light', 'dark'] as const)('puts the house into the light that was chosen, as the app does: %s', (theme) => {
    const kept = new Map<string, string>();
    const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) };
    const chosen = dressed();
    vi.stubGlobal('document', chosen.page);
    vi.stubGlobal('localStorage', storage);
    chooseTheme(theme);
    const reloaded = dressed();
    runInNewContext(early('theme.js'), { document: reloaded.page, localStorage: storage });
    // Dark is how the document comes.
    expect(reloaded.told()).toEqual(theme === 'light' ? chosen.told() : { frame: 'as the document has it' });
  });

  it('finds the colour of the frame above itself', () => {
    const document = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
    expect(document.indexOf('name="theme-color"')).toBeGreaterThan(0);
    expect(document.indexOf('name="theme-color"')).toBeLessThan(document.indexOf('/theme.js'));
  });
});

describe('the script in the head of the search page', () => {
  /** What it asks for once the first view is on the screen. */
  const lookedUpIn = (search: string): ReadonlyArray<string> => {
    const asked: string[] = [];
    const window: { marqueeStarting?: () => void } = {};
    const page = { currentScript: { dataset: { catalogue: '/catalogue/' } } };
    const fetch = (address: string): void => void asked.push(address);
    runInNewContext(early('search-start.js'), { document: page, window, location: { search }, fetch, URLSearchParams, MutationObserver: class { observe(): void {} } });
    expect(asked).toEqual([]);
    window.marqueeStarting?.();
    return asked;
  };

  it('asks for what a search is looked up in, and for nothing where nothing is looked for', () => {
    expect(lookedUpIn('?query=matrix')).toEqual([INDEX_FILE, PEOPLE_FILE].map((file) => `/catalogue/${file}`));
    expect([lookedUpIn(''), lookedUpIn('?query=%20'), lookedUpIn('?tab=films')]).toEqual([[], [], []]);
  });

  it.each(['year:1999', ' YEAR:1999 year:2001 ', 'year:1750', 'year:1999 heat', 'tmdb:603', 'imdb:tt0133093', 'matrix imdb:tt0133093', 'tmdb:0', 'imdb:tt1', 'tt0133093', 'tt1', 'https://m.imdb.com/title/tt0133093/', 'imdb.com/title/tt1', 'www.themoviedb.org/tv/1396-x', 'themoviedb.org/person/1'])('understands "%s" as the app does', (text) => {
    const query = parseSearch(text);
    const files = query.exact === null ? [INDEX_FILE, PEOPLE_FILE] : [INDEX_FILE];
    expect(lookedUpIn(`?query=${encodeURIComponent(text)}`)).toEqual(isBlankSearch(query) ? [] : files.map((file) => `/catalogue/${file}`));
  });
});
