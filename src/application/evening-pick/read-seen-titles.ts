import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { readTitleStates } from '#application/lists/titles/read-title-states';
import { watchItems, watchRatings } from '#application/taste/watch-taste-evidence';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { isSeen } from '#domain/evening-pick/is-seen';
import type { Candidate } from '#domain/evening-pick/next-pick';
import { withoutLeastVote, seenPlace, type SeenBefore } from '#domain/evening-pick/seen-before';
import { lastWatchedAt } from '#domain/history/series/series-progress';
import type { TitleRating } from '#domain/history/rating';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { contentOfDetails } from './content-of-details';
import { lookUpDetails } from './details-of';
import { createMayFit, fitsLimit, withLength } from './may-fit';
import type { MemberTaste, MemberTasteDeps, TasteQuestion } from './read-member-taste';

/** A rating from here on says that the member liked the title. */
const LIKED_RATING = 7;
/**
 * Liked titles that are considered, the best rated first, and how many of those that may fit are looked up in the catalogue at once.
 * Further ones are looked up as long as too few fit: only the catalogue has keywords, which few of them have.
 */
const [MAX_TITLES, LOOKUPS] = [120, 24];
const ENOUGH = 4;

/**
 * `readOn` looks up further titles, and returns them behind these; null if there are none. `failure`: why the next ones could not be looked
 * up; null if nothing failed.
 */
export type SeenTitles = MemberTaste & { readonly readOn: (() => Promise<SeenTitles>) | null; readonly failure: Failure | null };

/**
 * Reads the titles that a member has seen and liked and that fit an evening, each with the last viewing and the own rating, if any. Their
 * length and facts are the catalogue's, because those of a rating may be missing or old; a title that cannot be looked up is left out.
 */
export const readSeenTitles =
  (deps: MemberTasteDeps) => ({ mediaType, filters }: Pick<TasteQuestion, 'mediaType' | 'filters'>): Answer<SeenTitles> => async () => {
    const [ratings, favorites] = await Promise.all([
      firstValueFrom(watchRatings(deps, mediaType)), firstValueFrom(watchItems(deps, 'favorites')),
    ]);
    if (E.isLeft(favorites)) return favorites;
    // Without a network, no rating of the kind cannot be told from ratings that were never read.
    const isMissing = E.isLeft(ratings) && ratings.left._tag === 'offline' && favorites.right.length > 0;
    if (E.isLeft(ratings) && !isMissing) return ratings;
    const known = E.getOrElse((): ReadonlyArray<TitleRating> => [])(ratings);
    const rated = new Map(known.map(({ item, rating }) => [item.itemKey, rating]));
    const isFavorite = new Set(favorites.right.map((item) => item.itemKey));
    const best = known.toSorted((one, other) => other.rating - one.rating).map(({ item }) => item);
    const isLiked = (item: StoredTitle): boolean => (rated.get(item.itemKey) ?? LIKED_RATING) >= LIKED_RATING;
    const fitting = withoutLeastVote(filters);
    // The details decide by facts that a rating lacks, such as the length of a series and keywords.
    const mayFit = createMayFit(filters);
    const liked = [...best, ...favorites.right].filter((item) => item.mediaType === mediaType && isLiked(item) && mayFit(item));
    const distinct = [...new Map(liked.map((item) => [item.itemKey, item])).values()].slice(0, MAX_TITLES);
    const states = await readTitleStates(deps.lists, distinct)();
    if (E.isLeft(states)) return states;
    const seen = distinct.flatMap((item) => {
      const state = states.right.get(item.itemKey);
      if (state === undefined || !isSeen(state, deps.today)) return [];
      // A rating that was taken back a moment ago counts no more.
      if (state.rating === null ? !isFavorite.has(item.itemKey) : state.rating < LIKED_RATING) return [];
      const evidence: SeenBefore = { kind: 'seen', rating: state.rating, watchedAt: lastWatchedAt(state) };
      return [{ item, evidence }];
    }).toSorted((one, other) => seenPlace(one.evidence) - seenPlace(other.evidence));
    const contentOf = contentOfDetails(deps.catalogue);
    const readFrom = async (start: number, before: ReadonlyArray<Candidate>): Promise<SeenTitles> => {
      const candidates = [...before];
      let at = start;
      for (; at < seen.length && candidates.length < before.length + ENOUGH; at += LOOKUPS) {
        const part = seen.slice(at, at + LOOKUPS);
        const answers = await Promise.all(part.map(({ item }) => lookUpDetails(deps, { mediaType, id: item.movieID })));
        // Without a network, all that is left would count as read.
        const [cut, ...others] = answers.map((answer) => (E.isLeft(answer) && isNetworkError(answer.left) ? answer.left : null));
        if (cut != null && !others.includes(null))
          return { candidates, watched: new Set(), readOn: () => readFrom(at, candidates), failure: cut };
        const found = answers.map(E.getOrElse((): TitleDetails | null => null));
        const known = await contentOf(filters, found.filter((each): each is TitleDetails => each !== null));
        part.forEach(({ evidence }, index) => {
          const details = found[index] ?? null;
          if (details === null) return;
          const [title, content = new Set<string>()] = [withLength(details), known.get(itemKey(details))];
          if (fitsLimit(fitting, title, content)) candidates.push({ title, evidence, content });
        });
      }
      return { candidates, watched: new Set(), readOn: at < seen.length ? () => readFrom(at, candidates) : null, failure: null };
    };
    return E.right(await readFrom(0, []));
  };
