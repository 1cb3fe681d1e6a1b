import * as E from 'fp-ts/Either';
import { debounceTime, distinctUntilChanged, filter, map, type Subscription } from 'rxjs';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { Log } from '#application/ports/log';
import { isInternal } from '#domain/shared/failure';
import type { AuthService } from '#domain/users/auth-service';
import type { SignInLog } from '#domain/users/sign-ins/sign-in-log';
import type { UserId } from '#domain/users/user-id';

type Deps = {
  readonly auth: Pick<AuthService, 'identity'>;
  readonly signIns: SignInLog;
  readonly storage: BrowserStorage;
  readonly log: Log;
};

/** One change of a password confirms, and signs in, up to three times at once: the last one counts. In ms. */
const AT_ONCE_MS = 3000;

/**
 * Sends each sign-in of a member in this browser, while subscribed: also one of an earlier visit whose call failed. A failure changes
 * nothing, and is logged if it is a defect, unlike a lost network or an ended session. Without storage, each visit repeats the call.
 */
export const sendSignIns = ({ auth, signIns, storage, log }: Deps, uid: UserId): Subscription => {
  const key = memberDataKey('sign-in', uid);
  const send = async (at: string): Promise<void> => {
    if (storage.local.get(key) === at) return;
    const noted = await signIns.noteSignIn()();
    if (E.isRight(noted)) storage.local.set(key, at);
    else if (isInternal(noted.left)) log.failure('sign-ins.note', noted.left);
  };
  return auth.identity
    .pipe(
      map((identity) => (E.isRight(identity) && identity.right?.uid === uid ? String(identity.right.authTime) : null)),
      filter((at) => at !== null),
      distinctUntilChanged(),
      debounceTime(AT_ONCE_MS),
    )
    .subscribe((at) => void send(at));
};
