import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import {
  detailsFile, INDEX_FILE, PEOPLE_FILE, PEOPLE_SEARCH_TEXTS_FILE, TITLE_SEARCH_TEXTS_FILE,
} from '#adapters/embedded-catalogue/files/file-names';
import { SESSION_HINT_KEY } from '#adapters/browser/session-hint-keys';
import { isBlankSearch, parseSearch } from '#domain/catalogue/search-query';
import { chooseTheme } from '#ui/shell/providers/theme.ts';
import { HIDING_KEY } from '#ui/features/lists/hiding/hiding-choice.ts';
import { nameSize } from '#ui/features/shared/name-size.ts';
import { startScripts } from '../../../scripts/prerender/inline-scripts.mjs';
import { START_SCRIPTS } from '../../../scripts/prerender/start-bundles.mjs';


afterEach(() => vi.unstubAllGlobals());

/** Returns the URLs that the script fetches at a title page with the query string `search`. */
const fetchedAt = (search: string): ReadonlyArray<string> => {
  const requested: string[] = [];
  const page = { currentScript: { dataset: { catalogue: '/catalogue/' } }, readyState: 'complete', getElementById: () => null };
  const fetch = (address: string): Promise<Response> => {
    requested.push(address);
    return Promise.resolve(new Response('{}'));
  };
  runInNewContext(startScripts().details, { document: page, window: {}, location: { search }, fetch, URLSearchParams, Promise });
  return requested;
};

describe('the script of a title’s page', () => {
  it.each([
    ...[1, 511, 512, 513, 603, -77, -1025].map((id) => ({ mediaType: 'movie' as const, id })),
    ...[1, 127, 128, 129, 1396, -129].map((id) => ({ mediaType: 'tv' as const, id })),
  ])('fetches the catalogue file of $mediaType $id', ({ mediaType, id }) => {
    expect(fetchedAt(`?type=${mediaType}&id=${id}`)).toEqual([`/catalogue/${detailsFile({ mediaType, id })}`]);
  });

  it.each(['', '?type=play&id=1', '?type=movie', '?type=movie&id=0', '?type=tv&id=1.5', '?type=movie&id=x'])(
    'fetches nothing for the query "%s"',
    (search) => {
      expect(fetchedAt(search)).toEqual([]);
    },
  );

  it.each([1, 26, 27, 64, 65, 200].map((length) => 'm'.repeat(length)))('sets the same heading size as the page: %s', async (name) => {
    const heading = { className: '', textContent: '', querySelector: () => ({}) };
    const root = { querySelector: (selector: string) => (selector === '.feature h1' ? heading : null) };
    const page = { currentScript: { dataset: { catalogue: '/' } }, readyState: 'complete', getElementById: () => root };
    const window: { marqueeDetailsPainted?: Promise<void> } = {};
    const fetch = (): Promise<Response> => Promise.resolve(Response.json({ 'movie-1': { title: ['', '', name] } }));
    const requestAnimationFrame = (draw: () => void): void => draw();
    runInNewContext(startScripts().details, {
      document: page, window,
      location: { search: '?type=movie&id=1' },
      fetch, URLSearchParams, Promise, requestAnimationFrame, setTimeout: requestAnimationFrame,
    });
    await window.marqueeDetailsPainted;
    expect([heading.textContent, heading.className]).toEqual([name, `poster ${nameSize(name)}`]);
  });
});

describe('the script of the theme', () => {
  const documentWithTheme = () => {
    const meta = { content: 'initial' };
    const page = { documentElement: { dataset: {} as Record<string, string> }, querySelector: () => meta };
    return { page, result: () => ({ ...page.documentElement.dataset, frame: meta.content }) };
  };

  it.each([
    ['light', false, 'light'], ['dark', true, 'dark'], ['system', true, 'light'], ['system', false, 'dark'],
  ] as const)('applies the stored choice %s like the app, with a light system: %s', (choice, isSystemLight, theme) => {
    const matchMedia = (query: string) => ({ matches: query === '(prefers-color-scheme: light)' && isSystemLight });
    const values = new Map<string, string>();
    const storage = {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
    };
    const chosen = documentWithTheme();
    vi.stubGlobal('document', chosen.page);
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('matchMedia', matchMedia);
    chooseTheme(webStorage, choice);
    expect(chosen.result()).toMatchObject({ theme });
    const reloaded = documentWithTheme();
    runInNewContext(startScripts().theme, { document: reloaded.page, localStorage: storage, matchMedia });
    // Dark is the document's default, so the script changes nothing.
    expect(reloaded.result()).toEqual(theme === 'light' ? chosen.result() : { frame: 'initial' });
  });

  it.each([
    ['member-1', 'member-1', 'expected'],
    ['member-1 member-2', 'member-2', 'expected'],
    ['member-1', 'member-2', undefined],
    [null, 'member-1', undefined],
  ])('covers titles while it is unknown which are hidden: %s of member %s', (hiding, uid, expected) => {
    const values: Readonly<Record<string, string | null>> = {
      [HIDING_KEY]: hiding,
      [SESSION_HINT_KEY]: JSON.stringify({ uid, hasEmails: false }),
    };
    const { page } = documentWithTheme();
    let end = (): void => undefined;
    const setTimeout = (run: () => void): void => void (end = run);
    runInNewContext(startScripts().theme, {
      document: page,
      localStorage: { getItem: (name: string) => values[name] ?? null },
      setTimeout,
    });
    expect(page.documentElement.dataset['hiding']).toBe(expected);
    end();
    expect(page.documentElement.dataset['hiding']).toBeUndefined();
  });

  it('comes after the theme-color meta element that it changes', () => {
    const document = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
    expect(document.indexOf('name="theme-color"')).toBeGreaterThan(0);
    expect(document.indexOf('name="theme-color"')).toBeLessThan(document.indexOf(START_SCRIPTS));
  });
});

/** Limit of a script in bytes (brotli): a codec, a table or React would exceed it. */
const MAX_SIZE = 1750;

it('the scripts of documents are short, and each is one function, which declares no global name', () => {
  const sizes = Object.entries(startScripts()).map(([name, code]) => [name, brotliCompressSync(code).length] as const);
  expect(sizes.filter(([, size]) => size > MAX_SIZE)).toEqual([]);
  expect(Object.values(startScripts()).filter((code) => !/^\(\(\)=>\{.*\}\)\(\);\n?$/s.test(code))).toEqual([]);
});

/** The files of the search, those of titles first. */
const SEARCH_FILES = [INDEX_FILE, TITLE_SEARCH_TEXTS_FILE, PEOPLE_FILE, PEOPLE_SEARCH_TEXTS_FILE];

describe('the script of the search page', () => {
  /** Returns the URLs that the script fetches after the first render. */
  const fetchedFor = (search: string): ReadonlyArray<string> => {
    const requested: string[] = [];
    const window: { marqueeBeforeStart?: () => void } = {};
    const page = { currentScript: { dataset: { catalogue: '/catalogue/' } } };
    const fetch = (address: string): Promise<Response> => {
      requested.push(address);
      return Promise.resolve(new Response());
    };
    runInNewContext(startScripts().search, {
      document: page, window,
      location: { search },
      fetch, URLSearchParams,
      MutationObserver: class {
        observe(): void {}
      },
    });
    expect(requested).toEqual([]);
    window.marqueeBeforeStart?.();
    return requested;
  };

  it('fetches the search index for a query and nothing for a blank one', () => {
    expect(fetchedFor('?query=matrix')).toEqual(SEARCH_FILES.map((file) => `/catalogue/${file}`));
    expect([fetchedFor(''), fetchedFor('?query=%20'), fetchedFor('?tab=films')]).toEqual([[], [], []]);
  });

  it.each([
    'year:1999', ' YEAR:1999 year:2001 ', 'year:1750', 'year:1999 heat', 'tmdb:603', 'imdb:tt0133093', 'matrix imdb:tt0133093', 'tmdb:0',
    'imdb:tt1', 'tt0133093', 'tt1', 'https://m.imdb.com/title/tt0133093/', 'imdb.com/title/tt1', 'www.themoviedb.org/tv/1396-x',
    'themoviedb.org/person/1',
  ])('parses "%s" like the app', (text) => {
    const query = parseSearch(text);
    const files = query.exact === null ? SEARCH_FILES : [INDEX_FILE];
    expect(fetchedFor(`?query=${encodeURIComponent(text)}`)).toEqual(isBlankSearch(query) ? [] : files.map((file) => `/catalogue/${file}`));
  });
});
