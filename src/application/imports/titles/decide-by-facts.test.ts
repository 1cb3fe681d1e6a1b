import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { catalogueOfHeat } from '#application/data-file/catalogue-of-heat.fixture';
import { matchTitle, type MatchDeps } from '#application/imports/match-title';
import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { notFound, offline, type Failure } from '#domain/shared/failure';

const WHIPLASH = { mediaType: 'movie' as const, id: 244786, title: 'Whiplash', year: 2014, runtime: null };
const directedBy = (name: string) => [{ personId: 1, name, job: 'Director', department: 'Directing' }];
const FEATURE: Partial<TitleDetails> = { ...WHIPLASH, imdbId: null, runtime: 107, crew: directedBy('Damien Chazelle') };
/** A row of IMDb whose id no title has. */
const ROW: Partial<NamedTitle> =
  { name: 'Whiplash', year: 2013, mediaType: 'movie', imdbId: 'tt2654366', directors: ['Damien Chazelle'], minutes: 105 };

/** Matches a row in a catalogue with one title of its name. @returns where the row ends, and how many details were read. */
const endOf = async (row: Partial<NamedTitle>, more: Partial<TitleDetails> | Failure = {}, byImdb = false) => {
  let reads = 0;
  const title = aTitle({ ...WHIPLASH, mediaType: row.mediaType ?? 'movie' });
  const catalogue: MatchDeps['catalogue'] = {
    ...catalogueOfHeat,
    findByName: () => TE.right([title]), findByImdb: () => TE.right(byImdb ? [title] : []),
    getDetails: () => {
      reads += 1;
      return '_tag' in more ? TE.left(more) : TE.right(aTitleDetails({ ...FEATURE, ...more }));
    },
  };
  const deps = { catalogue, onProgress: () => undefined, signal: new AbortController().signal };
  const match = await matchTitle(deps, namedTitle(row));
  return E.isLeft(match) ? [match.left._tag, reads] : [match.right.kind, reads];
};

describe('decideByFacts, where no title has the IMDb id of a row', () => {
  it.each<[string, Partial<NamedTitle>, Partial<TitleDetails> | Failure]>([
    ['has a director and nearly the length', ROW, {}],
    ['has the id after all', { ...ROW, minutes: 18 }, { imdbId: 'tt2654366' }],
    ['has unknown facts', ROW, { runtime: null, crew: [] }],
    ['has no details', ROW, notFound('title')],
    ['is a series, whose lengths are counted in two ways', { ...ROW, mediaType: 'tv', minutes: 600 }, {}],
  ])('takes the only title of the name that %s', async (_, row, more) => {
    expect(await endOf(row, more)).toEqual(['matched', 1]);
  });

  it.each<[string, Partial<NamedTitle>, Partial<TitleDetails>]>([
    ['another length', { ...ROW, minutes: 18 }, {}],
    ['other directors', { ...ROW, directors: ['Somebody Else'] }, {}],
    ['another id', ROW, { imdbId: 'tt2582802' }],
  ])('asks about the only title of the name that has %s', async (_, row, more) => {
    expect(await endOf(row, more)).toEqual(['several', 1]);
  });

  it('reads no details for rows without such an id or without facts, and fails where the catalogue does', async () => {
    const ends = [
      await endOf({ ...ROW, imdbId: null }), await endOf({ ...ROW, directors: [], minutes: null }), await endOf(ROW, {}, true),
      await endOf(ROW, offline),
    ];
    expect(ends).toEqual([['matched', 0], ['matched', 0], ['matched', 0], [offline._tag, 1]]);
  });
});
