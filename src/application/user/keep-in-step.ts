import * as E from 'fp-ts/Either';
import { combineLatest, debounceTime, distinctUntilChanged, EMPTY, from, map, mergeMap, of, switchMap, timer, type Observable } from 'rxjs';
import type { AccessMarker } from '#domain/user/access-marker';
import type { Identity } from '#domain/user/identity';
import type { User } from '#domain/user/user';
import type { SessionNeeds } from './session-watch';

/** A change of password ends all sessions and then proves anew who is there: so long a session that was ended waits for that. */
const GRACE_MS = 10_000;
/** Claim, marker and profile arrive one by one; only what still differs after a moment is a difference. */
const SETTLED_MS = 200;

/** A document as it was read: null when there is none, 'unread' when it could not be read. */
export type Read<A> = A | null | 'unread';
export type Step = 'nothing' | 'leave' | 'leave-after-grace' | 'refresh' | 'initialize';

/** What has to happen so that identity, profile and marker tell the same. What could not be read is not acted on. */
export const nextStep = (identity: Identity, profile: Read<User>, marker: Read<AccessMarker>): Step => {
  if (marker !== 'unread' && marker?.disabled === true) return 'leave';
  if (marker === 'unread' || profile === 'unread') return 'nothing';
  if (identity.role === null || marker === null || profile === null || profile.email !== identity.email) return 'initialize';
  if (marker.since > identity.authTime) return 'leave-after-grace';
  return marker.role === identity.role ? 'nothing' : 'refresh';
};

/** Takes those steps for as long as somebody listens; never says anything itself. A step that failed is logged, and taken again only when something changes. */
export const keepInStep = (
  { accounts, membership, log }: Pick<SessionNeeds, 'accounts' | 'membership' | 'log'>,
  identity: Observable<Identity>,
  profile: Observable<Read<User>>,
  marker: Observable<Read<AccessMarker>>,
): Observable<never> => {
  const ways = {
    leave: () => accounts.signOut,
    'leave-after-grace': () => accounts.signOut,
    refresh: () => accounts.refresh,
    initialize: (who: Identity) => membership.initialize(who.name),
  };
  const take = async (step: Exclude<Step, 'nothing'>, who: Identity): Promise<void> => {
    const answer = await ways[step](who)();
    if (E.isLeft(answer)) return log.failure(`session.${step}`, answer.left);
    // The claim that the server has just set is in the next token.
    const refreshed = step === 'initialize' && who.role === null ? await accounts.refresh() : answer;
    if (E.isLeft(refreshed)) log.failure('session.refresh', refreshed.left);
  };
  return combineLatest([identity, profile, marker]).pipe(
    debounceTime(SETTLED_MS),
    map(([who, user, mark]) => ({ who, step: nextStep(who, user, mark), about: JSON.stringify([who.role, who.email, who.authTime, user === 'unread' ? user : user?.email, mark]) })),
    distinctUntilChanged((one, other) => one.step === other.step && one.about === other.about),
    switchMap(({ who, step }) => {
      if (step === 'nothing') return EMPTY;
      return (step === 'leave-after-grace' ? timer(GRACE_MS) : of(0)).pipe(map(() => ({ who, step })));
    }),
    mergeMap(({ who, step }) => from(take(step, who))),
    mergeMap(() => EMPTY),
  );
};
