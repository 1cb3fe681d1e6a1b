import { Observable } from 'rxjs';
import { createActor } from 'xstate';
import type { SessionDeps } from './session-deps';
import type { WatchUserSession } from './session-machine';
import type { UserSessionEvent } from './session-service';
import { userSessionMachine } from './user-session-machine';

/** Runs `userSessionMachine` while subscribed and emits its sessions. The entry point of the lazily loaded code. */
export const watchUserSession =
  (deps: SessionDeps): WatchUserSession =>
  (first, later) =>
    new Observable<UserSessionEvent>((subscriber) => {
      const actor = createActor(userSessionMachine(deps, first, later));
      actor.on('*', (event) => subscriber.next(event));
      actor.start();
      return () => {
        actor.stop();
      };
    });
