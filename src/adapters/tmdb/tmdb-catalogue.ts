import * as TE from 'fp-ts/TaskEither';
import type { Catalogue, Census } from '#domain/catalogue/catalogue';
import { GENRES, type GenreWithCount } from '#domain/catalogue/genre';
import { isTmdbNumber } from '#domain/catalogue/title-id';
import { refusing } from './answers';
import { collected } from './collections';
import { detailed, seasoned } from './details';
import { discovered } from './discover';
import { foundByImdb } from './find';
import { listed } from './lists';
import { personOf } from './people';
import { asking, type Connection } from './request/ask';
import { searchedPeople, searchedTitles } from './search';
import type { Settings } from './settings';
import { suggested } from './suggest';

export type TmdbOptions = Connection & {
  /** Read anew for every question, so that a change of language shows at once. */
  readonly settings: () => Settings;
};

/** TMDB does not say how many titles it has. */
const census: Census = { movies: null, series: null, firstYear: null, lastYear: null, asOf: null };
const genres: ReadonlyArray<GenreWithCount> = GENRES.map((genre) => ({ ...genre, count: { movie: null, tv: null } }));

/**
 * The catalogue as TMDB has it, live. Answers are remembered for five minutes and equal questions in flight are asked once;
 * passing faults are asked again, at most twice. Runs in browsers and in Node.
 */
export const tmdbCatalogue = ({ settings, ...connection }: TmdbOptions): Catalogue => {
  const context = { ask: asking(connection), settings, clock: connection.clock };
  return {
    list: (question, signal) => refusing(question.page, () => listed(context)(question, signal)),
    discover: (question, signal) => refusing(question.page, () => discovered(context)(question, {}, signal)),
    searchTitles: (question, signal) => refusing(question.page, () => searchedTitles(context)(question, signal)),
    searchPeople: (question, signal) => refusing(question.page, () => searchedPeople(context)(question, signal)),
    suggest: suggested(context),
    details: detailed(context),
    season: seasoned(context),
    genres: () => TE.right(genres),
    person: personOf(context),
    collection: collected(context),
    knows: ({ id }) => TE.right(isTmdbNumber(id)),
    findByImdb: foundByImdb(context),
    census: () => TE.right(census),
  };
};
