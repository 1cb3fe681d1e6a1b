import * as E from 'fp-ts/Either';
import { concat, defer, from, map, of, switchMap } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import { isTmdbId } from '#domain/catalogue/title-id';
import type { Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import { applyResolvedTitleIds, type ResolvedTitleId } from '#domain/users/recent-titles';
import type { RecentTitle } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { existsInCatalogue, resolveTitleIds, type SavedTitleId } from '#application/catalogue/resolve-title-ids';
import type { ResolveTitleIdDeps } from '#application/catalogue/resolve-title-id-deps';
import type { ProfileUseCases } from './profile-use-cases';

/** A recent title with its id in the current catalogue. */
export type ResolvedRecent = {
  readonly title: RecentTitle;
  /** Whether the title has a details page; false while unresolved or after a failed lookup. */
  readonly exists: boolean;
};

export type ResolveRecentDeps = {
  readonly resolveDeps: ResolveTitleIdDeps;
  readonly profiles: Pick<ProfileUseCases, 'updateRecentIds'>;
  readonly log: Log;
};

const toSavedTitle = ({ mediaType, movieID, imdbID }: RecentTitle): SavedTitleId => ({ mediaType, id: movieID, imdbId: imdbID });

const withExistence = (resolving: ResolveTitleIdDeps, recent: ReadonlyArray<RecentTitle>): Promise<ReadonlyArray<ResolvedRecent>> =>
  Promise.all(recent.map(async (title) => ({ title, exists: await existsInCatalogue(resolving)(toSavedTitle(title)) })));

type LookupResult = { readonly found: ReadonlyArray<ResolvedTitleId>; readonly failures: ReadonlyMap<string, Failure> };

const lookUp = async (resolving: ResolveTitleIdDeps, missing: ReadonlyArray<RecentTitle>): Promise<LookupResult> => {
  const answers = await resolveTitleIds(resolving)(missing.map(toSavedTitle))();
  const found: ResolvedTitleId[] = [];
  const failures = new Map<string, Failure>();
  missing.forEach(({ itemKey }, index) => {
    const answer = E.isLeft(answers) ? answers : answers.right[index];
    if (answer !== undefined && E.isRight(answer)) found.push({ itemKey, movieID: answer.right.id });
    if (answer !== undefined && E.isLeft(answer)) failures.set(itemKey, answer.left);
  });
  return { found, failures };
};

/**
 * Emits a member's recent titles with their ids in this catalogue: first with unresolved titles marked (`exists: false`), then again
 * after the lookup. Titles that the catalogue does not have are omitted; titles whose lookup failed stay marked. A TMDB id that
 * replaces another catalogue's own id is saved in the profile, to avoid further lookups; nothing else in the profile changes.
 */
export const resolveRecentTitles =
  ({ resolveDeps, profiles, log }: ResolveRecentDeps) =>
  (uid: UserId, recent: ReadonlyArray<RecentTitle>): Watch<ReadonlyArray<ResolvedRecent>> => {
    const saveIds = async (found: ReadonlyArray<ResolvedTitleId>): Promise<void> => {
      const replaceable = new Set(recent.filter(({ movieID }) => !isTmdbId(movieID)).map(({ itemKey }) => itemKey));
      const updates = found.filter(({ itemKey, movieID }) => isTmdbId(movieID) && replaceable.has(itemKey));
      const result = updates.length === 0 ? E.right(undefined) : await profiles.updateRecentIds(uid, updates)();
      if (E.isLeft(result)) log.failure('recent-titles.update-ids', result.left);
    };
    const lookUpMissing = async (missing: ReadonlyArray<RecentTitle>): Promise<ReadonlyArray<ResolvedRecent>> => {
      const { found, failures } = await lookUp(resolveDeps, missing);
      void saveIds(found);
      const available = applyResolvedTitleIds(recent.filter(({ itemKey }) => failures.get(itemKey)?._tag !== 'not-found'), found);
      return available.map((title) => ({ title, exists: !failures.has(title.itemKey) }));
    };
    return defer(() => withExistence(resolveDeps, recent)).pipe(
      switchMap((titles) => {
        const missing = titles.filter(({ exists }) => !exists).map(({ title }) => title);
        return missing.length === 0 ? of(titles) : concat(of(titles), from(lookUpMissing(missing)));
      }),
      map((titles) => E.right(titles)),
    );
  };
