import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { readTitleStates } from '#application/lists/titles/read-title-states';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { suggestToMember } from '#application/taste/suggest-to-member';
import { watchTasteEvidence, type TasteEvidenceDeps } from '#application/taste/watch-taste-evidence';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import type { ListItem } from '#domain/lists/list-item';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { offline, type Failure } from '#domain/shared/failure';
import { localMoment } from '#domain/history/days';
import { withTimeout } from '#domain/shared/with-timeout';
import type { TasteSuggestion } from '#domain/taste/suggest-from-model';
import { isSeen } from '#domain/evening-pick/is-seen';
import { fitsEvening, type Candidate } from '#domain/evening-pick/next-pick';
import { withoutLeastVote } from '#domain/evening-pick/seen-before';
import { contentOfDetails } from './content-of-details';
import { detailsOf } from './details-of';
import { fitsLimit, likeliestFirst, withLength } from './may-fit';
import { watchPickable } from './pickable-watchlist';

export type MemberTasteDeps = TasteEvidenceDeps & {
  readonly lists: Pick<ListUseCases, 'storedStates'>;
  readonly catalogue: Pick<Catalogue, 'getMemberFacts' | 'getDetails' | 'discover'>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Item keys of titles that are not for the member. */
  readonly turnedDown: ReadonlySet<string>;
};

export type TasteQuestion = {
  readonly mediaType: MediaType;
  readonly filters: ReadonlyArray<Filters>;
  readonly titles: ReadonlyArray<Title>;
  /** Requests titles that the member has seen and liked instead of these. */
  readonly isRewatch?: boolean;
};

/** Candidates of an evening with what a member’s lists and ratings say of them. */
export type MemberTaste = {
  /** The titles in question, and fitting ones of the watchlist and of recommendations, with their evidence. */
  readonly candidates: ReadonlyArray<Candidate>;
  /** Item keys of titles that the member has seen: watched, or rated. */
  readonly watched: ReadonlySet<string>;
  /** Reads further candidates, once; absent if there are none. */
  readonly loadMore?: () => void;
  /** Why further candidates could not be read, and how to read them again; absent if nothing failed. */
  readonly failed?: { readonly failure: Failure; readonly retry: () => void };
};

/** How many titles of the watchlist are looked up in the catalogue, the likeliest to fit. */
const MAX_LOOKUPS = 24;
/** Suggestions among which those that fit the evening are found, and how many of those that may fit are looked up. */
const [MAX_SUGGESTED, SUGGESTED_LOOKUPS] = [60, 12];
/** Longest wait for suggestions, in ms: what is watched and listed must not wait for them. */
const MAX_SUGGESTIONS_MS = 3500;

/** The ports of one question: `contentOf` asks the catalogue once for watchlist and suggestions. */
type QuestionDeps = MemberTasteDeps & { readonly contentOf: ReturnType<typeof contentOfDetails> };

/** Returns titles of the watchlist that fit. Their length and id are the catalogue's, because those of the list may be missing or old. */
const fittingWatchlist = async (deps: QuestionDeps, { filters, titles }: TasteQuestion, items: ReadonlyArray<ListItem>) => {
  const known = new Map(titles.map((title) => [itemKey(title), title]));
  const unknown = likeliestFirst(filters, items.filter((item) => !known.has(item.itemKey)), deps.today).slice(0, MAX_LOOKUPS);
  const found = await Promise.all(unknown.map(({ mediaType, movieID: id }) => detailsOf(deps, { mediaType, id })));
  const facts = await deps.contentOf(filters, found.filter((each): each is TitleDetails => each !== null));
  return items.flatMap((item): ReadonlyArray<Candidate> => {
    const details = found[unknown.indexOf(item)];
    const title = known.get(item.itemKey) ?? (details == null ? null : withLength(details));
    const content = details == null ? undefined : facts.get(itemKey(details));
    if (title === null || (!known.has(item.itemKey) && !fitsLimit(withoutLeastVote(filters), title, content))) return [];
    return [{ title, evidence: { kind: 'watchlist', addedAt: localMoment(item.addedAt) }, ...(content !== undefined && { content }) }];
  });
};

/**
 * Returns titles that are suggested by what the member did: those in question, and others that fit. The first ones whose length or
 * keywords decide, which suggestions lack, are looked up.
 */
const suggested = async (
  deps: QuestionDeps, { filters, titles, mediaType }: TasteQuestion,
): Promise<E.Either<Failure, ReadonlyArray<Candidate>>> => {
  const evidence = await firstValueFrom(watchTasteEvidence(deps));
  if (E.isLeft(evidence)) return evidence;
  const keys = new Set(titles.map(itemKey));
  const request = { evidence: evidence.right, excluded: deps.turnedDown, limit: MAX_SUGGESTED, reach: 'wide' } as const;
  // A title of the watchlist may be picked.
  const suggest = suggestToMember({ ...deps, listIds: { ...deps.listIds, watchlist: null } });
  const found = await withTimeout(MAX_SUGGESTIONS_MS, (signal) => suggest(request, signal)()).catch(() => E.left(offline));
  if (E.isLeft(found)) return found;
  const suggestions = found.right.filter(({ title }) => title.mediaType === mediaType);
  // A film of unknown length may be a short. Lists have no length of a series, and hardly any episode is too short.
  const isSure = ({ title }: TasteSuggestion): boolean =>
    keys.has(itemKey(title)) || ((title.runtime !== null || mediaType === 'tv') && fitsLimit(filters, title));
  const anyContent = new Set(filters.flatMap(({ content }) => content));
  const unsure = suggestions.filter((each) => !isSure(each) && fitsEvening(filters, each.title, anyContent)).slice(0, SUGGESTED_LOOKUPS);
  const details = await Promise.all(unsure.map(({ title }) => detailsOf(deps, title)));
  const facts = await deps.contentOf(filters, details.filter((each): each is TitleDetails => each !== null));
  return E.right(suggestions.flatMap((suggestion): ReadonlyArray<Candidate> => {
    const evidence = { kind: 'taste', because: suggestion.because } as const;
    if (isSure(suggestion)) return [{ title: suggestion.title, evidence }];
    const loaded = details[unsure.indexOf(suggestion)] ?? null;
    if (loaded === null) return [];
    const [title, content = new Set<string>()] = [withLength(loaded), facts.get(itemKey(loaded))];
    return fitsLimit(filters, title, content) ? [{ title, evidence, content }] : [];
  }));
};

/**
 * Reads what a member's watchlist, ratings and history say about the titles of an evening. Suggestions that cannot be read are left out.
 * Fails if the watchlist or the states of the titles cannot be read: without them, watched titles would be picked.
 */
export const readMemberTaste = (deps: MemberTasteDeps) => (question: TasteQuestion): Answer<MemberTaste> => async () => {
  const { lists, listIds: { watchlist }, today } = deps;
  const items = await firstValueFrom(watchPickable(deps, question.mediaType));
  if (E.isLeft(items)) return items;
  const shared = { ...deps, contentOf: contentOfDetails(deps.catalogue) };
  const [listed, recommended] = await Promise.all([fittingWatchlist(shared, question, items.right), suggested(shared, question)]);
  const plain = question.titles.map((title): Candidate => ({ title, evidence: null }));
  const byKey = new Map<string, Candidate>();
  // The strongest evidence comes first, and the first one stays.
  for (const candidate of [...listed, ...E.getOrElse((): ReadonlyArray<Candidate> => [])(recommended), ...plain]) {
    if (!byKey.has(itemKey(candidate.title))) byKey.set(itemKey(candidate.title), candidate);
  }
  const candidates = [...byKey.values()];
  const states = await readTitleStates(lists, candidates.map(({ title }) => toStoredTitle(title, null)))();
  if (E.isLeft(states)) return states;
  const watched = [...states.right].filter(([, state]) => isSeen(state, today)).map(([key]) => key);
  // The watchlist goes on behind the items that were read, and its older titles are candidates for other reasons.
  const isListed = (title: Title): boolean => watchlist !== null && states.right.get(itemKey(title))?.listIDs.includes(watchlist) === true;
  const withOlder = candidates.map((candidate): Candidate => (candidate.evidence?.kind === 'watchlist' || !isListed(candidate.title)
    ? candidate : { ...candidate, evidence: { kind: 'watchlist', addedAt: null } }));
  return E.right({ candidates: withOlder, watched: new Set(watched) });
};
