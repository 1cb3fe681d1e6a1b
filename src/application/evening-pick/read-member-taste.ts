import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { readTitleStates } from '#application/data-file/read-title-states';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import { isWatched } from '#domain/history/series/series-progress';
import { noItemFilter } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { fitsEvening, type Candidate, type Evidence } from '#domain/evening-pick/next-pick';

export type MemberTasteDeps = {
  readonly lists: Pick<ListUseCases, 'uid' | 'firstItems' | 'outbox' | 'storedStates'>;
  readonly history: Answer<Pick<HistoryRepository, 'readRatings'>>;
  readonly catalogue: Pick<CatalogueUseCases, 'getDetails'>;
  /** Null if the member has no watchlist yet. */
  readonly watchlistID: string | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

export type TasteQuestion = {
  readonly mediaType: MediaType;
  readonly filters: ReadonlyArray<Filters>;
  readonly titles: ReadonlyArray<Title>;
};

/** Candidates of an evening with what a member’s lists and ratings say of them. */
export type MemberTaste = {
  /** The titles in question, and fitting ones of the watchlist and of recommendations, with what speaks for them. */
  readonly candidates: ReadonlyArray<Candidate>;
  /** Item keys of titles that the member has watched. */
  readonly watched: ReadonlySet<string>;
};

/** Items of the watchlist that are read, those added last; and how many of them are looked up in the catalogue. */
const WATCHLIST_ITEMS = 100;
const MAX_LOOKUPS = 12;
/** A rating from here on says that the member wants more like it. */
const LOVED = 8;
const MAX_LOVED = 6;

/** Returns the title with its length, which lists of series do not contain. */
const withLength = (details: TitleDetails): Title => ({ ...details, runtime: details.runtime ?? details.series?.episodeRuntime ?? null });

const fitsWithLength = (filters: ReadonlyArray<Filters>, title: Title): boolean => title.runtime !== null && fitsEvening(filters, title);

const detailsOf = async ({ catalogue }: MemberTasteDeps, id: TitleId): Promise<TitleDetails | null> =>
  E.getOrElse((): TitleDetails | null => null)(await catalogue.getDetails(id)());

/** Returns titles of the watchlist that fit. Their length and id are the catalogue's, because those of the list may be missing or old. */
const fittingWatchlist = async (deps: MemberTasteDeps, { filters, titles }: TasteQuestion, items: ReadonlyArray<ListItem>) => {
  const known = new Map(titles.map((title) => [itemKey(title), title]));
  const unknown = items.filter((item) => !known.has(item.itemKey)).slice(0, MAX_LOOKUPS);
  const found = await Promise.all(unknown.map(({ mediaType, movieID: id }) => detailsOf(deps, { mediaType, id })));
  return items.flatMap((item): ReadonlyArray<Candidate> => {
    const details = found[unknown.indexOf(item)];
    const title = known.get(item.itemKey) ?? (details == null ? null : withLength(details));
    if (title === null || (!known.has(item.itemKey) && !fitsWithLength(filters, title))) return [];
    return [{ title, evidence: { kind: 'watchlist', addedAt: item.addedAt } }];
  });
};

const loved = (ratings: ReadonlyArray<TitleRating>): ReadonlyArray<TitleRating> =>
  ratings
    .filter(({ rating }) => rating >= LOVED)
    .toSorted((one, other) => other.rating - one.rating || other.ratedAt - one.ratedAt)
    .slice(0, MAX_LOVED);

/** Returns titles that are recommended with what the member loved: those in question, and others whose length is known and that fit. */
const recommendedWithLoved = async (deps: MemberTasteDeps, { filters, titles, mediaType }: TasteQuestion,
  ratings: ReadonlyArray<TitleRating>): Promise<ReadonlyArray<Candidate>> => {
  const keys = new Set(titles.map(itemKey));
  const parts = await Promise.all(loved(ratings).map(async ({ item, rating }): Promise<ReadonlyArray<Candidate>> => {
    const details = await detailsOf(deps, { mediaType: item.mediaType, id: item.movieID });
    const evidence: Evidence = { kind: 'rated', title: item.title, rating };
    return (details?.recommendations ?? [])
      .filter((title) => title.mediaType === mediaType && (keys.has(itemKey(title)) || fitsWithLength(filters, title)))
      .map((title) => ({ title, evidence }));
  }));
  return parts.flat();
};

/**
 * Reads what a member's watchlist, ratings and history say about the titles of an evening. Fails if the watchlist, the ratings or the
 * states of the titles cannot be read. Ratings: the first hundred.
 */
export const readMemberTaste = (deps: MemberTasteDeps) => (question: TasteQuestion): Answer<MemberTaste> => async () => {
  const { lists, watchlistID, today } = deps;
  const filter = { ...noItemFilter, mediaType: question.mediaType, watched: false };
  const [items, repository] = await Promise.all([
    watchlistID === null ? E.right<never, ReadonlyArray<ListItem>>([])
      : firstValueFrom(lists.firstItems({ listID: watchlistID, sort: 'addedAt', direction: 'desc', filter }, WATCHLIST_ITEMS)),
    deps.history(),
  ]);
  if (E.isLeft(items)) return items;
  if (E.isLeft(repository)) return repository;
  const ratings = await repository.right.readRatings(lists.uid, null)();
  if (E.isLeft(ratings)) return ratings;
  const [listed, recommended] = await Promise.all([
    fittingWatchlist(deps, question, items.right),
    recommendedWithLoved(deps, question, ratings.right.ratings),
  ]);
  const plain = question.titles.map((title): Candidate => ({ title, evidence: null }));
  const byKey = new Map<string, Candidate>();
  // The strongest evidence comes first, and the first one stays.
  for (const candidate of [...listed, ...recommended, ...plain]) {
    if (!byKey.has(itemKey(candidate.title))) byKey.set(itemKey(candidate.title), candidate);
  }
  const candidates = [...byKey.values()];
  const states = await readTitleStates(lists, candidates.map(({ title }) => toStoredTitle(title, null)))();
  if (E.isLeft(states)) return states;
  const watched = [...states.right].filter(([, state]) => isWatched(state, today)).map(([key]) => key);
  return E.right({ candidates, watched: new Set(watched) });
};
