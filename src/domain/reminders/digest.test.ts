import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { series } from '#domain/history/history.fixture';
import { film } from '#domain/lists/list.fixture';
import type { ComingEvent } from '#domain/calendar/coming-event';
import { digestOf, streamingNews, streamingServices } from './digest';

const day = '2026-11-20';
const wire = { ...series(7), title: 'The Wire' };
const dune = { ...film(603), title: 'Dune: Part Three' };
const episode = (number: number, title = wire): ComingEvent => ({
  title, day, part: { kind: 'episode', season: 6, episode: number, name: 'Spoiler' },
});
const season: ComingEvent = { title: wire, day, part: { kind: 'season', season: 6 } };
const release: ComingEvent = { title: dune, day, part: { kind: 'release', country: 'DE' } };

describe('digestOf', () => {
  it('says nothing without news', () => expect(digestOf([], [], 'DE')).toBeNull());

  it('names one title, opens its page and gives away no episode’s name', () => {
    expect(digestOf([episode(3)], [], null)).toEqual({
      title: 'The Wire', body: 'Season 6, episode 3 is due today.', path: '/details?type=tv&id=7',
    });
    expect(digestOf([release], [], null)).toEqual({
      title: 'Dune: Part Three', body: 'The release is due today.', path: '/details?type=movie&id=603',
    });
    expect(digestOf([], [{ title: dune, services: ['Netflix', 'MUBI', 'Joyn', 'Plex'] }], 'DE')).toEqual({
      title: 'Dune: Part Three', body: 'Now streaming on Netflix, MUBI, and Joyn (Germany).', path: '/details?type=movie&id=603',
    });
    const anywhere: ComingEvent = { ...release, part: { kind: 'release', country: null } };
    expect(digestOf([anywhere], [], null)?.body).toBe('The first release in any country is due today.');
    expect([[episode(1), episode(2)], [season]].map((events) => digestOf(events, [], null)?.body)).toEqual([
      '2 episodes are due today.', 'Season 6 is due to begin today.',
    ]);
  });

  it('sums up several titles and leads to the calendar', () => {
    expect(digestOf([episode(3), release], [{ title: film(1), services: ['MUBI'] }], 'FR')).toEqual({
      title: 'News about 3 of your titles',
      body: ['The Wire: Season 6, episode 3 is due today.', 'Dune: Part Three: The release is due today.',
        `${film(1).title}: Now streaming on MUBI (France).`].join('\n'),
      path: '/user-profile/calendar',
    });
    const many = Array.from({ length: 6 }, (_, index) => episode(1, { ...series(index), title: `Series ${index}` }));
    expect(digestOf(many, [], null)?.body.split('\n').at(-1)).toBe('2 more in your calendar.');
  });

  it('fits into a message and mentions a title once for its episodes, whatever the names are', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 400 });
    const events = fc.array(fc.record({ id: fc.nat(9), number: fc.nat(99), name: names, title: names }), { maxLength: 30 });
    const news = fc.array(fc.record({ id: fc.nat(), title: names, services: fc.array(names, { minLength: 1 }) }), { maxLength: 10 });
    fc.assert(fc.property(events, news, (due, streamed) => {
      const digest = digestOf(
        due.map(({ id, number, title }) => episode(number, { ...series(id), title })),
        streamed.map(({ id, title, services }) => ({ title: { ...film(id), title }, services })), 'US',
      );
      expect(digest === null).toBe(due.length + streamed.length === 0);
      expect(new TextEncoder().encode(JSON.stringify(digest)).length).toBeLessThan(3993);
      expect(digest?.body.split('\n').length ?? 0).toBeLessThanOrEqual(5 + due.length);
    }));
  });
});

describe('streaming', () => {
  it('counts subscriptions, free ones and those with ads in the region, or those of chosen services', () => {
    const offer = (kind: 'stream' | 'free' | 'ads' | 'rent' | 'buy', name: string, id = 1) => ({
      kind, provider: { id, name, logoPath: null },
    });
    const offers = [offer('stream', 'Netflix'), offer('ads', 'Netflix'), offer('rent', 'Apple TV', 2), offer('free', 'ARD', 3),
      offer('buy', 'Sky Store', 4)];
    const watch = { DE: { link: null, offers } };
    const on = (region: string, ids: ReadonlyArray<number> | null) => streamingServices({ watch }, { region, ids });
    expect([on('DE', null), on('US', null), on('DE', [3, 4]), on('DE', [2])]).toEqual([['Netflix', 'ARD'], [], ['ARD'], []]);
  });

  it('is news only for a film that an earlier look found nowhere', () => {
    const films = [[1, []], [2, ['MUBI']], [3, ['MUBI']]] as const;
    const looked = films.map(([id, services]) => ({ title: film(id), services }));
    const { news, waiting } = streamingNews(['movie-2', 'movie-4', 'movie-5'], looked, ['movie-4', 'movie-9']);
    expect([news.map(({ title }) => title.itemKey), waiting]).toEqual([['movie-2'], ['movie-1', 'movie-4']]);
    expect(streamingNews(waiting, looked, []).news).toEqual([]);
  });
});
