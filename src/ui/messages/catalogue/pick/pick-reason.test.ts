import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { someSeries } from '#domain/catalogue/title-details.fixture';
import { evidenceText, isVoteInReason, makersReason, pickReason } from './pick-reason';

const KEYWORDS = [
  'heist', 'revenge', 'time loop', 'based on novel', 'based on comic', 'biography', 'new york city', 'woman director', 'constructor',
];

describe('pickReason', () => {
  it.each([
    [['heist', 'based on novel'], 7.96, 12_400, 'It’s about a heist, based on a novel and rated 8.0 from 12,400 votes.'],
    [['revenge', 'heist', 'shark'], null, null, 'It’s about revenge and a heist.'],
    [['high school', 'friendship', 'heist', 'small town'], null, null, 'It’s about a heist and set at a high school.'],
    [['friendship', 'love', 'woman director'], null, null, 'It’s about friendship.'],
    [['biography'], 8, 49, 'It’s based on a real person’s life.'],
    // TMDB's words.
    [
      ['Artificial Intelligence', 'based on novel or book', 'paris, france', 'hacker', 'truth'], 8.2, 26_000,
      'It’s about artificial intelligence and a hacker, based on a book, set in Paris and rated 8.2 from 26,000 votes.',
    ],
    [[], 8.1, 50, 'It’s rated 8.1 from 50 votes.'],
    [['woman director', 'constructor'], null, 0, null],
  ])('says of %j, %s in %s votes: %s', (keywords, averageVote, voteCount, sentence) => {
    expect(pickReason({ mediaType: 'movie', id: 1, keywords, averageVote, voteCount })).toBe(sentence);
  });

  it('says nothing that is known to be untrue of a title of TMDB', () => {
    vi.stubGlobal('isOnTmdb', true);
    const armageddon = { mediaType: 'movie', id: 95, averageVote: null, voteCount: null } as const;
    expect(pickReason({ ...armageddon, keywords: ['asteroid', 'paris, france'] })).toBe('It’s about an asteroid.');
    expect(pickReason({ ...armageddon, id: 1, keywords: ['asteroid', 'paris, france'] })).toMatch(/in Paris/);
    vi.unstubAllGlobals();
  });

  it('claims nothing but facts of the title', () => {
    const facts = fc.record({
      keywords: fc.subarray(KEYWORDS), averageVote: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
      voteCount: fc.option(fc.integer({ min: 0, max: 50_000 })),
    });
    const wordsOf: Readonly<Record<string, RegExp>> = {
      heist: /a heist/, revenge: /revenge/, 'time loop': /a time loop/, 'based on novel': /on a novel/, 'based on comic': /on a comic/,
      biography: /a real person/, 'new york city': /New York/,
    };
    fc.assert(fc.property(facts, (title) => {
      const sentence = pickReason({ mediaType: 'movie', id: 1, ...title }) ?? '';
      for (const [keyword, words] of Object.entries(wordsOf)) if (words.test(sentence)) expect(title.keywords).toContain(keyword);
      const numbers = isVoteInReason(title) ? [title.averageVote?.toFixed(1), title.voteCount?.toLocaleString('en')] : [];
      expect(sentence.match(/\d[\d.,]*\d|\d/g) ?? []).toEqual(numbers);
    }));
  });
});

describe('makersReason', () => {
  const crew = (...members: ReadonlyArray<readonly [string, string]>) =>
    members.map(([name, job], personId) => ({ personId, name, job, department: null }));
  const series = (...networks: ReadonlyArray<string>) => someSeries({ networks });

  it.each([
    ['movie', crew(['F. W. Murnau', 'Director'], ['Carl Mayer', 'Writer']), null, 'Directed by F. W. Murnau.'],
    ['tv', crew(['Ryan Murphy', 'Creator'], ['Brad Falchuk', 'Creator']), series('FOX', 'Hulu'),
      'Created by Ryan Murphy and Brad Falchuk.'],
    ['tv', [], series('NBC', 'FOX'), null],
    ['tv', [], series('Netflix'), 'First shown on Netflix.'],
    ['tv', crew(['Ida Lang', 'Director']), series(), null],
    ['movie', [], null, null],
  ] as const)('says who made a %s with %j: %s %s', (mediaType, people, facts, text) => {
    expect(makersReason({ mediaType, crew: people, series: facts })).toBe(text);
  });
});

describe('evidenceText', () => {
  const now = Date.parse('2026-11-27T20:00:00');
  it('names the day of this year, else the month', () => {
    const since = (time: string): string => evidenceText({ kind: 'watchlist', addedAt: Date.parse(time) }, now);
    expect(since('2026-03-03T20:00:00')).toBe('On your watchlist since 3 March.');
    expect(since('2025-03-03T20:00:00')).toBe('On your watchlist since March 2025.');
    expect(evidenceText({ kind: 'watchlist', addedAt: null }, now)).toBe('On your watchlist.');
  });

  it('says when a title was seen last, and the own rating or that it is a favorite', () => {
    const seen = (rating: number | null, day: string | null): string =>
      evidenceText({ kind: 'seen', rating, watchedAt: day === null ? null : Date.parse(`${day}T12:00:00`) }, now);
    expect(seen(9, '2021-03-12')).toBe('You last watched this on 12 March 2021, and gave it 9.');
    expect(seen(8.5, null)).toBe('You gave this 8.5.');
    expect(seen(null, '2026-11-26')).toBe('You last watched this yesterday, and it’s one of your favorites.');
  });

  it('names the rated title', () => {
    const rated = evidenceText(
      { kind: 'taste', because: { itemKey: 'movie-11423', title: 'Memories of Murder', act: { kind: 'rated', rating: 9 } } }, now);
    expect(rated).toBe('Because you gave Memories of Murder 9.');
  });
});
