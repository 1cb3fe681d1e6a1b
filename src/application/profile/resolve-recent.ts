import * as E from 'fp-ts/Either';
import { concat, defer, from, map, of, switchMap } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import { isTmdbId } from '#domain/catalogue/title-id';
import type { Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import { applyResolvedIds, type ResolvedId } from '#domain/users/recent-titles';
import type { RecentTitle } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { existsInCatalogue, resolveTitles, type SavedTitle } from '../catalogue/resolve-titles';
import type { TitleResolver } from '../catalogue/title-resolver';
import type { ProfileUseCases } from './profile-use-cases';

/** An opened title under its number in this catalogue. */
export type ResolvedRecent = {
  readonly title: RecentTitle;
  /** Whether it has a page; not while it is still looked for, or could not be. */
  readonly exists: boolean;
};

export type ResolveRecentDeps = { readonly resolving: TitleResolver; readonly profiles: Pick<ProfileUseCases, 'updateRecentIds'>; readonly log: Log };

const keptAs = ({ mediaType, movieID, imdbID }: RecentTitle): SavedTitle => ({ mediaType, id: movieID, imdbId: imdbID });

const sorted = (resolving: TitleResolver, opened: ReadonlyArray<RecentTitle>): Promise<ReadonlyArray<ResolvedRecent>> =>
  Promise.all(opened.map(async (one) => ({ title: one, exists: await existsInCatalogue(resolving)(keptAs(one)) })));

type LookedFor = { readonly found: ReadonlyArray<ResolvedId>; readonly refused: ReadonlyMap<string, Failure> };

const lookFor = async (resolving: TitleResolver, missing: ReadonlyArray<RecentTitle>): Promise<LookedFor> => {
  const answers = await resolveTitles(resolving)(missing.map(keptAs))();
  const found: ResolvedId[] = [];
  const refused = new Map<string, Failure>();
  missing.forEach(({ itemKey }, at) => {
    const answer = E.isLeft(answers) ? answers : answers.right[at];
    if (answer !== undefined && E.isRight(answer)) found.push({ itemKey, movieID: answer.right.id });
    if (answer !== undefined && E.isLeft(answer)) refused.set(itemKey, answer.left);
  });
  return { found, refused };
};

/**
 * What a member opened lately, as this catalogue has it: at once with those that have to be looked for marked, and once more when they
 * have been. What turns out not to be here is left out; what could not be asked stays marked. A number of TMDB's that takes the
 * place of another catalogue's own is kept in the profile, so that nobody asks again; nothing else of the profile is changed.
 */
export const resolveRecent =
  ({ resolving, profiles, log }: ResolveRecentDeps) =>
  (uid: UserId, opened: ReadonlyArray<RecentTitle>): Watch<ReadonlyArray<ResolvedRecent>> => {
    const keep = async (found: ReadonlyArray<ResolvedId>): Promise<void> => {
      const owned = new Set(opened.filter(({ movieID }) => !isTmdbId(movieID)).map(({ itemKey }) => itemKey));
      const worthKeeping = found.filter(({ itemKey, movieID }) => isTmdbId(movieID) && owned.has(itemKey));
      const kept = worthKeeping.length === 0 ? E.right(undefined) : await profiles.updateRecentIds(uid, worthKeeping)();
      if (E.isLeft(kept)) log.failure('number-opened', kept.left);
    };
    const looked = async (missing: ReadonlyArray<RecentTitle>): Promise<ReadonlyArray<ResolvedRecent>> => {
      const { found, refused } = await lookFor(resolving, missing);
      void keep(found);
      const shown = applyResolvedIds(opened.filter(({ itemKey }) => refused.get(itemKey)?._tag !== 'not-found'), found);
      return shown.map((one) => ({ title: one, exists: !refused.has(one.itemKey) }));
    };
    return defer(() => sorted(resolving, opened)).pipe(
      switchMap((standing) => {
        const missing = standing.filter(({ exists }) => !exists).map((one) => one.title);
        return missing.length === 0 ? of(standing) : concat(of(standing), from(looked(missing)));
      }),
      map((standing) => E.right(standing)),
    );
  };
