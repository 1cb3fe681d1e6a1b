import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { EveningReply, JoinedEvening, SharedEvening } from '#domain/shared-evening/shared-evening';
import type { EveningOptions, SharedEvenings } from '#domain/shared-evening/shared-evenings';

/** Key in local storage of the place that this browser has in its last shared evening. */
const KEY = 'marquee.shared-evening';
const Place = t.strict({ id: t.string, secret: t.string }, 'Place');

export type EveningSessionDeps = { readonly evenings: SharedEvenings; readonly storage: BrowserStorage };

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the secret that this browser has for an evening; null if it has none. */
const keptSecret = ({ local }: BrowserStorage, id: string): string | null => {
  try {
    const place = Place.decode(JSON.parse(local.get(KEY) ?? 'null'));
    return E.isRight(place) && place.right.id === id ? place.right.secret : null;
  } catch {
    return null; // the text is no JSON
  }
};

const keepPlace = ({ local }: BrowserStorage, id: string, secret: string): void => void local.set(KEY, JSON.stringify({ id, secret }));

/** Keeps the place in the evening that the answer names, so that a reload or the link finds it again. */
const keeping = ({ storage }: EveningSessionDeps, secret: string, joined: Answer<JoinedEvening>): Answer<JoinedEvening> =>
  pipe(joined, TE.tapIO(({ evening }) => () => keepPlace(storage, evening.id, secret)));

/** Begins an evening. */
export const startEvening = (deps: EveningSessionDeps, options: EveningOptions): Answer<JoinedEvening> => {
  const secret = newSecret();
  return keeping(deps, secret, deps.evenings.create(secret, options));
};

/** Joins the evening of a code. Fails as `SharedEvenings.join` does. */
export const joinByCode = (deps: EveningSessionDeps, code: string): Answer<JoinedEvening> => {
  const secret = newSecret();
  return keeping(deps, secret, deps.evenings.join(secret, { code }));
};

export type EveningState = {
  /** Null until the place is found. */
  readonly joined: JoinedEvening | null;
  /** Why the last call failed; null after a success. */
  readonly failure: Failure | null;
  readonly isSending: boolean;
};

/** An evening as this browser takes part in it. */
export interface EveningSession {
  /** The same object until a change. */
  readonly get: () => EveningState;
  /** @returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes a place, or finds the one that this browser has. */
  readonly join: () => Promise<void>;
  /** Reads what the other person did. A failed read keeps what is known. */
  readonly refresh: (signal?: AbortSignal) => Promise<void>;
  /** Sends a reply; a reply that fails can be sent again. @returns whether it arrived. */
  readonly reply: (reply: EveningReply) => Promise<boolean>;
}

/** Creates the session of an evening. */
export const createEveningSession = ({ evenings, storage }: EveningSessionDeps, id: string): EveningSession => {
  const secret = keptSecret(storage, id) ?? newSecret();
  let state: EveningState = { joined: null, failure: null, isSending: false };
  /** Counts replies, because a read that began before one may return the evening before it. */
  let replies = 0;
  const listeners = new Set<() => void>();
  const change = (changed: Partial<EveningState>): void => {
    state = { ...state, ...changed };
    listeners.forEach((listener) => listener());
  };
  const withEvening = (evening: SharedEvening): Partial<EveningState> =>
    ({ failure: null, joined: state.joined === null ? null : { ...state.joined, evening } });
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    join: async () => {
      // Kept before the call: if its answer is lost, the next call finds the place that it took.
      keepPlace(storage, id, secret);
      const joined = await evenings.join(secret, { id })();
      change(E.isRight(joined) ? { joined: joined.right, failure: null } : { failure: joined.left });
    },
    refresh: async (signal) => {
      const before = replies;
      const read = await evenings.read(id, signal)();
      if (before !== replies || signal?.aborted === true) return;
      if (E.isLeft(read)) {
        change({ failure: read.left });
        return;
      }
      const isSame = JSON.stringify(read.right) === JSON.stringify(state.joined?.evening);
      if (!isSame || state.failure !== null) change(withEvening(read.right));
    },
    reply: async (reply) => {
      replies += 1;
      change({ isSending: true, failure: null });
      const answer = await evenings.reply({ id, secret }, reply)();
      replies += 1;
      change({ isSending: false, ...(E.isRight(answer) ? withEvening(answer.right) : { failure: answer.left }) });
      return E.isRight(answer);
    },
  };
};
