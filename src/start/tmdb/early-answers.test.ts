import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { SESSION_HINT_KEY } from '#adapters/browser/session-hint-keys';
import { parseTitleSettings, resolveTitleSettings, TITLE_SETTINGS_KEY, formatTitleSettings } from '#application/profile/title-settings';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import { decadeOfDay, localDayNumber } from '#domain/catalogue/programme/hero-of-day';
import { parseSearch } from '#domain/catalogue/search-query';
import { expectEach } from '#tests/support/expect-each.ts';
import { ofAnyDecade, unansweredTmdb } from '#start/prerender/prerender-requests.ts';
import { startScripts } from '../../../scripts/prerender/inline-scripts.mjs';
import { PRERENDER_PLACEHOLDER_VALUES } from './prerender-placeholders.ts';

const BASE = '/api/tmdb';
type Send = (catalogue: Catalogue, id: number, text: string) => unknown;
type Visit = {
  readonly search?: string;
  readonly stored?: string | null;
  readonly browser?: string;
  readonly pathname?: string;
  readonly isMember?: boolean;
};

// The time limits of the requests never run.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits until an answer that has been started has sent its request. */
const whenSent = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Returns the requests that `send` sends on a page before it has read the visit. */
const templateOf = async (send: Send): Promise<string> => {
  const requests = new Set<string>();
  send(unansweredTmdb(BASE, 0, requests), PRERENDER_PLACEHOLDER_VALUES.id, PRERENDER_PLACEHOLDER_VALUES.query);
  await whenSent();
  return JSON.stringify(['', 'movie', 'tv', 'query'].reduce((all, key) => ({ ...all, [key]: [...requests] }), {}));
};

/** Returns what the script requests on a visit. */
const requestedBy = (
  template: string,
  { search = '', stored = null, browser = 'en-US', pathname = '/movies/popular', isMember = false }: Visit,
  script: 'cards' | 'landing' = 'cards',
): ReadonlyArray<string> => {
  const requested: string[] = [];
  const window: { marqueePrefetch?: Record<string, unknown> } = {};
  const fetch = (url: string): Promise<Response> => {
    requested.push(url);
    return Promise.resolve(new Response('', { status: 503 }));
  };
  const document = { currentScript: { dataset: { early: template } }, readyState: 'complete' };
  const values: Readonly<Record<string, string | null>> = {
    [TITLE_SETTINGS_KEY]: stored,
    [SESSION_HINT_KEY]: JSON.stringify({ uid: isMember ? 'member-1' : null, hasEmails: false }),
  };
  const localStorage = { getItem: (key: string) => values[key] ?? null };
  runInNewContext(startScripts()[script], {
    window, document,
    location: { search, pathname },
    localStorage,
    navigator: { language: browser },
    fetch, URLSearchParams, Date,
  });
  expect(Object.keys(window.marqueePrefetch ?? {})).toEqual(requested);
  return requested;
};

/** Returns what the app requests on the same visit. */
const requestedByApp = async (
  send: Send,
  { stored = null, browser = 'en-US' }: Visit,
  id: number, text: string,
): Promise<ReadonlyArray<string>> => {
  const requested: string[] = [];
  const fetch = (url: string): Promise<Response> => {
    requested.push(url);
    return new Promise(() => undefined);
  };
  send(
    tmdbCatalogue({
      fetch, baseUrl: BASE,
      clock: { now: () => 0 },
      settings: () => resolveTitleSettings(parseTitleSettings(stored), browser),
    }),
    id, text,
  );
  await whenSent();
  return requested;
};

const run = (answer: () => Promise<unknown>): unknown => answer();
const popular: Send = (catalogue) => run(catalogue.getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page: 1 }));
const film: Send = (catalogue, id) => run(catalogue.getDetails({ mediaType: 'movie', id }));
const REQUESTS: Readonly<Record<string, readonly [Send, string]>> = {
  'a list': [popular, ''],
  'a list of series': [(catalogue) => run(catalogue.getList({ mediaType: 'tv', list: 'on-the-air', filters: noFilters, page: 1 })), ''],
  'a genre': [
    (catalogue) =>
      run(catalogue.discover({ mediaType: 'tv', filters: { ...noFilters, genresIn: ['comedy'] }, sort: popularitySort, page: 1 })),
    '?type=tv',
  ],
  'a film': [film, '?type=movie&id=603'],
  'a series': [(catalogue, id) => run(catalogue.getDetails({ mediaType: 'tv', id })), '?type=tv&id=603'],
  'a person': [(catalogue, id) => run(catalogue.getPerson(id)), '?id=603'],
  'a search': [(catalogue, _, text) => run(catalogue.suggest(parseSearch(text))), '?query=the%20matrix'],
};
const VISITS: Readonly<Record<string, Visit>> = {
  'an English browser': {},
  'a French browser': { browser: 'fr-CA' },
  'a browser without a region': { browser: 'de' },
  'a browser without a language': { browser: '' },
  'settings of a member': { stored: formatTitleSettings({ language: 'pt-BR', region: 'PT' }), browser: 'fr-FR' },
  'a language of a member': { stored: formatTitleSettings({ language: 'ja', region: null }), browser: 'fr-FR' },
  'unreadable settings': { stored: '{"language":7,"region":"US"}', browser: 'es-ES' },
  'incomplete settings': { stored: '{"language":"es"}', browser: 'it-IT' },
};

describe('the script of a document requests what the app requests', () => {
  it.each(Object.entries(REQUESTS))('for %s', async (_, [send, search]) => {
    const template = await templateOf(send);
    await expectEach(Object.entries(VISITS), ([who]) => who, async ([, visit]) => {
      const requested = requestedBy(template, { ...visit, search });
      expect(requested).toEqual(await requestedByApp(send, { ...visit, search }, 603, 'the matrix'));
      expect(requested).toHaveLength(1);
    });
  });
});

it('the script of the landing page requests the films of the decade of each day', async () => {
  const topOfDecade: Send = (catalogue) => {
    const from = decadeOfDay(localDayNumber(Date.now())) * 10;
    return run(catalogue.getList({
      mediaType: 'movie', list: 'top-rated', filters: { ...noFilters, yearFrom: from, yearTo: from + 9 }, page: 1,
    }));
  };
  vi.setSystemTime('2026-11-29T12:00:00');
  const template = ofAnyDecade(await templateOf(topOfDecade));
  for (const day of ['2026-11-29T12:00:00', '2026-11-30T00:30:00', '2026-12-09T23:30:00']) {
    vi.setSystemTime(day);
    expect(requestedBy(template, { pathname: '/' }, 'landing')).toEqual(await requestedByApp(topOfDecade, {}, 603, ''));
  }
});

describe('the script of a document requests nothing', () => {
  it.each([
    '?genres=war', '?type=movie&id=0', '?type=movie&id=-603', '?type=movie&id=603x', '?type=movie&id=999999999999', '?query=tmdb%3A603',
    '?query=year%3A1999', '?query=1999', '?query=tt0133093', '?query=', '?query=heat&tab=films',
  ])('for "%s"', async (search) => {
    expect(requestedBy(await templateOf(film), { search })).toEqual([]);
  });

  it('on the landing page of a member, who sees the home page', async () => {
    const template = await templateOf(popular);
    expect(requestedBy(template, { pathname: '/', isMember: true })).toEqual([]);
    expect([requestedBy(template, { pathname: '/' }), requestedBy(template, { isMember: true })].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });
});

it('the scripts of documents contain no text that ends a script element', () =>
  expect(Object.values(startScripts()).filter((code) => /<\/|<!--/.test(code))).toEqual([]));
