import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesFilters } from '#domain/catalogue/filter-match';
import { GENRES } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { eveningFilters, LEAST_VOTE, type EveningAnswers } from './evening-filters';
import { contentOfKeywords } from './known-content';
import { moodFilters, MOODS, moodsForType, type Mood } from './mood';
import { nextPick, rankPicks, type Candidate } from './next-pick';
import { pickFacts } from './pick-facts';

const mediaTypes = fc.constantFrom<MediaType>('movie', 'tv');
const genresOf = (mediaType: MediaType): ReadonlyArray<string> => [...new Set(GENRES.flatMap((genre) => genre[mediaType]?.name ?? []))];
const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(arbitrary, { nil: null, freq: 8 });

const titlesOf = (mediaType: MediaType): fc.Arbitrary<ReadonlyArray<Title>> =>
  fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 5000 }), year: maybe(fc.integer({ min: 1920, max: 2026 })),
      vote: maybe(fc.double({ min: 5, max: 9.5, noNaN: true })),
      runtime: maybe(fc.integer({ min: 5, max: 240 })), genres: fc.subarray([...genresOf(mediaType)], { maxLength: 4 }),
    }).map((facts) => aTitle({ mediaType, ...facts })),
    { selector: ({ id }) => id, maxLength: 120 },
  );
const moodsOf = (mediaType: MediaType): fc.Arbitrary<ReadonlyArray<Mood>> => fc.subarray([...moodsForType(mediaType)], { maxLength: 3 });
const evenings = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);

const questions = mediaTypes.chain((mediaType) => fc.record({
  titles: titlesOf(mediaType), evening: evenings,
  answers: fc.record<EveningAnswers>({
    mediaType: fc.constant(mediaType), minutes: maybe(fc.integer({ min: 20, max: 240 })),
    people: fc.array(moodsOf(mediaType), { minLength: 1, maxLength: 3 }),
  }),
}));

const plain = (titles: ReadonlyArray<Title>): ReadonlyArray<Candidate> => titles.map((title) => ({ title, evidence: null }));

/** Every other title is known to have all keywords of the moods. */
const withKeywords = (titles: ReadonlyArray<Title>, { mediaType, people }: EveningAnswers): ReadonlyArray<Candidate> => {
  const content = new Set(people.flat().flatMap((mood) => moodFilters(mood, mediaType)).flatMap((filters) => filters.content));
  return plain(titles).map((candidate, index) => (index % 2 === 0 ? { ...candidate, content } : candidate));
};

/** Returns all picks of an evening in their order: "Another" until nothing is left. */
const allPicks = (candidates: ReadonlyArray<Candidate>, answers: EveningAnswers, evening: string): ReadonlyArray<Candidate> => {
  const [picks, excluded, filters] = [[] as Candidate[], new Set<string>(), eveningFilters(answers)];
  for (let pick = nextPick({ candidates, filters, evening, excluded }); pick !== null;) {
    picks.push(pick);
    excluded.add(itemKey(pick.title));
    pick = nextPick({ candidates, filters, evening, excluded });
  }
  return picks;
};

const fitsMood = (mood: Mood, { title, content }: Candidate): boolean =>
  moodFilters(mood, title.mediaType).some((filters) => filters.content.every((fact) => content?.has(fact) === true)
    && matchesFilters(filters)({ ...title, countries: [], certification: null }));

describe('nextPick', () => {
  it('picks titles that fit the time, the least vote and a mood of each person', () => {
    fc.assert(fc.property(questions, ({ titles, answers, evening }) => {
      for (const pick of allPicks(withKeywords(titles, answers), answers, evening)) {
        const { title } = pick;
        if (answers.minutes !== null && title.runtime !== null) expect(title.runtime).toBeLessThanOrEqual(answers.minutes);
        expect(title.averageVote).toBeGreaterThanOrEqual(LEAST_VOTE);
        for (const moods of answers.people) expect(moods.length === 0 || moods.some((mood) => fitsMood(mood, pick))).toBe(true);
      }
    }));
  });

  it('never repeats a title, and reaches every title that fits', () => {
    fc.assert(fc.property(questions, ({ titles, answers, evening }) => {
      const picks = allPicks(plain(titles), answers, evening).map(({ title }) => itemKey(title));
      expect(new Set(picks).size).toBe(picks.length);
      const known = titles.filter(({ runtime, averageVote: vote }) => runtime !== null && vote !== null);
      const fitting = known.filter((title) => eveningFilters(answers).some((filters) => filters.content.length === 0
        && matchesFilters(filters)({ ...title, countries: [], certification: null })));
      expect(picks).toEqual(expect.arrayContaining(fitting.map(itemKey)));
    }));
  });

  it('picks the same on one evening whatever the order of the candidates, and begins differently on most others', () => {
    fc.assert(fc.property(questions, ({ titles, answers, evening }) => {
      const picks = allPicks(plain(titles), answers, evening);
      expect(allPicks(plain(titles.toReversed()), answers, evening)).toEqual(picks);
      expect(rankPicks({ candidates: plain(titles), filters: eveningFilters(answers), evening, excluded: new Set() })).toEqual(picks);
    }));
    const many = plain(Array.from({ length: 60 }, (_, id) => aTitle({ id: id + 1, averageVote: 7.5 })));
    const answers: EveningAnswers = { mediaType: 'movie', minutes: null, people: [[]] };
    const firsts = Array.from({ length: 30 }, (_, day) => allPicks(many, answers, `day ${day}`)[0]?.title.id);
    expect(new Set(firsts).size).toBeGreaterThan(15);
  });

  it('picks the titles of a list for the evening first, whatever their vote, if they fit the time and the moods', () => {
    fc.assert(fc.property(questions, ({ titles, answers, evening }) => {
      const candidates = titles.map((title, index): Candidate => ({
        title, evidence: index % 3 === 0 ? { kind: 'list', name: 'noir' } : index % 3 === 1 ? { kind: 'watchlist', addedAt: 1 } : null,
        isOnServices: index % 2 === 0,
      }));
      const picks = allPicks(candidates, answers, evening);
      const places = picks.map(({ evidence }) => (evidence === null ? 2 : evidence.kind === 'watchlist' ? 1 : 0));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const pick of picks) {
        const { title } = pick;
        if (answers.minutes !== null && title.runtime !== null) expect(title.runtime).toBeLessThanOrEqual(answers.minutes);
        for (const moods of answers.people) expect(moods.length === 0 || moods.some((mood) => fitsMood(mood, pick))).toBe(true);
      }
    }));
    const modest = aTitle({ id: 1, averageVote: 5 });
    const filters = eveningFilters({ mediaType: 'movie', minutes: null, people: [[]] });
    const pickOf = (evidence: Candidate['evidence']) =>
      nextPick({ candidates: [{ title: modest, evidence }], filters, evening: 'one', excluded: new Set() });
    expect([pickOf(null), pickOf({ kind: 'list', name: 'noir' })?.title]).toEqual([null, modest]);
  });

  it('asks a least number of votes of titles that nobody has chosen, if the catalogue has others', () => {
    const [film, answers] = [aTitle({ averageVote: 10, voteCount: 1 }), { mediaType: 'movie', minutes: null, people: [['deep']] } as const];
    const title = { ...film, genres: ['Drama'] };
    const pickOf = (evidence: Candidate['evidence'], votesFrom: number | null) => nextPick({
      candidates: [{ title, evidence }], filters: eveningFilters(answers, votesFrom), evening: 'one', excluded: new Set(),
    })?.title;
    expect([pickOf(null, 100), pickOf({ kind: 'watchlist', addedAt: 1 }, 100), pickOf(null, null)]).toEqual([undefined, title, title]);
  });

  it('picks every fitting title of the watchlist before all others', () => {
    fc.assert(fc.property(questions, ({ titles, answers, evening }) => {
      const because = { itemKey: 'movie-1', title: 'M', act: { kind: 'rated', rating: 9 } } as const;
      const candidates = titles.map((title, index): Candidate => ({
        title,
        evidence: index % 3 === 0 ? { kind: 'watchlist', addedAt: 1 } : index % 3 === 1 ? { kind: 'taste', because } : null,
      }));
      const fromWatchlist = allPicks(candidates, answers, evening).map(({ evidence }) => evidence?.kind === 'watchlist');
      expect(fromWatchlist).toEqual(fromWatchlist.toSorted((one, other) => Number(other) - Number(one)));
    }));
  });

  it('picks what the taste suggests first on most evenings, if little of what fits equally well is suggested', () => {
    const because = { itemKey: 'movie-1', title: 'M', act: { kind: 'rated', rating: 9 } } as const;
    const candidates = Array.from({ length: 60 }, (_, at): Candidate => ({
      title: aTitle({ id: at + 1 }), evidence: at < 10 ? { kind: 'taste', because } : null,
    }));
    const filters = eveningFilters({ mediaType: 'movie', minutes: null, people: [[]] });
    const days = Array.from({ length: 30 }, (_, day) => `evening ${day}`);
    const firsts = days.map((evening) => nextPick({ candidates, filters, evening, excluded: new Set() }));
    expect(firsts.filter((first) => first?.evidence?.kind === 'taste').length).toBeGreaterThan(15);
  });

  it('picks titles on the person’s services first, of the watchlist and of the others', () => {
    fc.assert(fc.property(questions, ({ titles, answers, evening }) => {
      const candidates = titles.map((title, index): Candidate => ({
        title, evidence: index % 3 === 0 ? { kind: 'watchlist', addedAt: 1 } : null, isOnServices: index % 2 === 0,
      }));
      const places = allPicks(candidates, answers, evening)
        .map(({ evidence, isOnServices }) => (evidence === null ? 2 : 0) + (isOnServices === true ? 0 : 1));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }));
  });
});

describe('pickFacts', () => {
  it('contains only facts of the title, and names the genre of the mood by which it fits', () => {
    fc.assert(fc.property(questions, ({ titles, answers, evening }) => {
      const filters = eveningFilters(answers);
      for (const { title } of allPicks(plain(titles), answers, evening)) {
        const facts = pickFacts(title, filters, title.runtime);
        const { year, runtime: length, originalLanguage: language, mediaType } = title;
        expect(facts).toMatchObject({ year, length, language, mediaType });
        if (facts.genre === null) expect(title.genres).toEqual([]);
        else expect(title.genres).toContain(facts.genre);
      }
    }));
    const filters = eveningFilters({ mediaType: 'movie', minutes: null, people: [['laugh']] });
    expect(pickFacts(aTitle({ genres: ['Music', 'Comedy'] }), filters, 97).genre).toBe('Comedy');
    // A documentary among thrillers is no thriller.
    expect(pickFacts(aTitle({ genres: ['Comedy', 'Documentary'] }), filters, 97).genre).toBe('Documentary');
  });
});

describe('moods', () => {
  it('are told by facts for films and for series', () => {
    expect([moodsForType('movie'), moodsForType('tv')]).toEqual([MOODS, MOODS.filter((mood) => mood !== 'music')]);
  });

  it.each(MOODS)('%s is told by facts that no title contradicts', (mood) => {
    for (const mediaType of ['movie', 'tv'] as const) {
      const filters = eveningFilters({ mediaType, minutes: null, people: [[mood]] });
      expect(filters.length).toBe(moodsForType(mediaType).includes(mood) ? moodFilters(mood, mediaType).length : 0);
    }
  });

  it('need a keyword of a title that no other fact tells, and leave keywords out among several people', () => {
    const scare = { mediaType: 'tv', minutes: null, people: [['scare']] } as const;
    const [filters, title] = [eveningFilters(scare), aTitle({ mediaType: 'tv', genres: ['Drama'] })];
    const content = contentOfKeywords(filters, ['Zombie', 'small town']);
    const picked = (candidate: Candidate) => nextPick({ candidates: [candidate], filters, evening: 'one', excluded: new Set() });
    expect([picked({ title, evidence: null }), picked({ title, evidence: null, content })?.title]).toEqual([null, title]);
    // As for the catalogues' own filters, the singular and the plural are one keyword.
    const named = ['ghosts', 'Haunted Houses', 'ghost town', 'demonstration'].map((keyword) => contentOfKeywords(filters, [keyword]).size);
    expect(named).toEqual([1, 1, 0, 0]);
    const ofTwo = eveningFilters({ mediaType: 'movie', minutes: 120, people: [['laugh'], ['crime']] });
    expect(ofTwo.flatMap((each) => each.content)).toEqual([]);
  });

  it('that exclude each other leave no filters, others combine', () => {
    const filtersOf = (...people: ReadonlyArray<ReadonlyArray<Mood>>) => eveningFilters({ mediaType: 'movie', minutes: 120, people });
    expect(filtersOf(['laugh'], ['scare'])).toEqual([]);
    expect(filtersOf(['laugh'], ['music', 'scare'])).toMatchObject([{ genresIn: ['comedy', 'music'], runtimeTo: 120 }]);
    expect(filtersOf([], ['laugh'])).toEqual(filtersOf(['laugh']));
  });
});
