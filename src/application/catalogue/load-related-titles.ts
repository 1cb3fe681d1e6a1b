import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { separate } from 'fp-ts/ReadonlyArray';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { noFilters } from '#domain/catalogue/filters';
import { genreSlug } from '#domain/catalogue/genre';
import { sharedFacts, type SharedFact } from '#domain/catalogue/subjects/shared-facts';
import { untrueMeanings } from '#domain/catalogue/subjects/true-keywords';
import type { RelatedTitles, TitleDetails } from '#domain/catalogue/title-details';
import type { Failure } from '#domain/shared/failure';
import { isSameTitle, itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';

/** A kind of titles with its name, "crime dramas", and the genres that all of them have. */
export type NamedKind = { readonly name: string; readonly genres: ReadonlyArray<string> };

/** Titles beside the title itself that a fact has to have: with fewer, a shelf of it would be nearly empty. */
const MIN_TITLES = 5;
/** Ways on that a title has at least, and titles that recommended and similar ones have to be, to be a way on. */
const [ENOUGH_WAYS, SHORTEST] = [3, 3];

/**
 * Loads the best-known titles of the decade that are of the title's kind, and not related otherwise: of the most specific kind with enough
 * of them. Fails as `discover` does.
 */
const loadEra = async (
  { discover }: Pick<Catalogue, 'discover'>, { mediaType, year }: TitleDetails, kinds: ReadonlyArray<NamedKind>, known: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<E.Either<Failure, ReadonlyArray<RelatedTitles>>> => {
  const decade = year === null ? null : Math.floor(year / 10) * 10;
  for (const { name, genres } of decade === null ? [] : kinds) {
    const genresIn = genres.flatMap((genre) => genreSlug(mediaType, genre) ?? []);
    const filters = { ...noFilters, genresIn, yearFrom: decade, yearTo: (decade ?? 0) + 9 };
    const page = await discover({ mediaType, filters, sort: { key: 'votes', direction: 'desc' }, page: 1 }, signal)();
    if (E.isLeft(page)) return page;
    const titles = page.right.items.filter((each) => !known.has(itemKey(each)));
    if (titles.length >= MIN_TITLES) return E.right([{ by: 'era', name: `${name} of the ${decade}s`, titles }]);
  }
  return E.right([]);
};

/**
 * Loads the best-known titles that share a fact with a title, with a request for each fact: for a catalogue whose details do not contain
 * them. A fact that fails or that few titles share is left out; fails as `discover` does if all of them fail. Where this leaves fewer than
 * three ways on, beside recommended and similar titles, the titles of its kind and decade are one more.
 * @param kinds of the title, the most specific first.
 */
export const loadRelatedTitles = (
  catalogue: Pick<Catalogue, 'discover'>, title: TitleDetails, kinds: ReadonlyArray<NamedKind>, signal?: AbortSignal,
): Answer<ReadonlyArray<RelatedTitles>> => {
  const { mediaType, recommendations, similar } = title;
  const { discover } = catalogue;
  const load = (fact: SharedFact): Answer<RelatedTitles> => pipe(
    discover({ mediaType, filters: { ...noFilters, content: [fact.content] }, sort: { key: 'votes', direction: 'desc' }, page: 1 }, signal),
    TE.map(({ items }) => ({ ...fact, titles: items.filter((each) => !isSameTitle(each, title) && !untrueMeanings(each).has(fact.name)) })),
  );
  return async () => {
    const { left: [failure], right } = separate(await Promise.all(sharedFacts(title).map((fact) => load(fact)())));
    if (failure !== undefined && right.length === 0) return E.left(failure);
    const found = right.filter(({ titles }) => titles.length >= MIN_TITLES);
    const recommended = new Set(recommendations.map(itemKey));
    const others = similar.filter((each) => !recommended.has(itemKey(each)));
    const ways = found.length + [recommendations, others].filter(({ length }) => length >= SHORTEST).length;
    if (ways >= ENOUGH_WAYS) return E.right(found);
    const known = new Set([title, ...recommendations, ...similar, ...found.flatMap(({ titles }) => titles)].map(itemKey));
    const era = await loadEra(catalogue, title, kinds, known, signal);
    // A failure costs no shelf that was found; without any, it can be tried again.
    return found.length > 0 && E.isLeft(era) ? E.right(found) : E.map((more: ReadonlyArray<RelatedTitles>) => [...found, ...more])(era);
  };
};
