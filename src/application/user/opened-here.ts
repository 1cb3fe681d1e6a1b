import * as E from 'fp-ts/Either';
import { concat, defer, from, map, of, switchMap } from 'rxjs';
import type { Watch } from '#domain/answer';
import { isTmdbNumber } from '#domain/catalogue/title-id';
import type { Failure } from '#domain/failure';
import type { Log } from '#domain/log';
import { withNumbers, type FoundNumber } from '#domain/user/opened-titles';
import type { OpenedTitle } from '#domain/user/user';
import type { UserId } from '#domain/user/user-id';
import { isUnderItsNumber, resolveTitles, type KeptTitle } from '../catalogue/resolve-titles';
import type { Resolving } from '../catalogue/resolving';
import type { ProfileUseCases } from './profile-use-cases';

/** An opened title under its number in this catalogue. */
export type OpenedHere = {
  readonly opened: OpenedTitle;
  /** Whether it has a page; not while it is still looked for, or could not be. */
  readonly isHere: boolean;
};

export type OpenedNeeds = { readonly resolving: Resolving; readonly profiles: Pick<ProfileUseCases, 'numberOpened'>; readonly log: Log };

const keptAs = ({ mediaType, movieID, imdbID }: OpenedTitle): KeptTitle => ({ mediaType, id: movieID, imdbId: imdbID });

const sorted = (resolving: Resolving, opened: ReadonlyArray<OpenedTitle>): Promise<ReadonlyArray<OpenedHere>> =>
  Promise.all(opened.map(async (one) => ({ opened: one, isHere: await isUnderItsNumber(resolving)(keptAs(one)) })));

type LookedFor = { readonly found: ReadonlyArray<FoundNumber>; readonly refused: ReadonlyMap<string, Failure> };

const lookFor = async (resolving: Resolving, missing: ReadonlyArray<OpenedTitle>): Promise<LookedFor> => {
  const answers = await resolveTitles(resolving)(missing.map(keptAs))();
  const found: FoundNumber[] = [];
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
export const openedHere =
  ({ resolving, profiles, log }: OpenedNeeds) =>
  (uid: UserId, opened: ReadonlyArray<OpenedTitle>): Watch<ReadonlyArray<OpenedHere>> => {
    const keep = async (found: ReadonlyArray<FoundNumber>): Promise<void> => {
      const owned = new Set(opened.filter(({ movieID }) => !isTmdbNumber(movieID)).map(({ itemKey }) => itemKey));
      const worthKeeping = found.filter(({ itemKey, movieID }) => isTmdbNumber(movieID) && owned.has(itemKey));
      const kept = worthKeeping.length === 0 ? E.right(undefined) : await profiles.numberOpened(uid, worthKeeping)();
      if (E.isLeft(kept)) log.failure('number-opened', kept.left);
    };
    const looked = async (missing: ReadonlyArray<OpenedTitle>): Promise<ReadonlyArray<OpenedHere>> => {
      const { found, refused } = await lookFor(resolving, missing);
      void keep(found);
      const shown = withNumbers(opened.filter(({ itemKey }) => refused.get(itemKey)?._tag !== 'not-found'), found);
      return shown.map((one) => ({ opened: one, isHere: !refused.has(one.itemKey) }));
    };
    return defer(() => sorted(resolving, opened)).pipe(
      switchMap((standing) => {
        const missing = standing.filter(({ isHere }) => !isHere).map((one) => one.opened);
        return missing.length === 0 ? of(standing) : concat(of(standing), from(looked(missing)));
      }),
      map((standing) => E.right(standing)),
    );
  };
