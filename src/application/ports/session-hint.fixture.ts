import { BehaviorSubject } from 'rxjs';
import { noSessionHintValue, type SessionHint, type SessionHintValue } from './session-hint';

/** Session hint in memory. */
export const inMemorySessionHint = (hint: Partial<SessionHintValue> = {}): SessionHint => {
  const value$ = new BehaviorSubject<SessionHintValue>({ ...noSessionHintValue, ...hint });
  return { value$, get: () => value$.value, set: (next) => value$.next(next) };
};
