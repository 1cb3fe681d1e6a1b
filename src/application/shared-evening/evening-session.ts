import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { keepText, readKeptText } from '#application/kept-text';
import { SHARED_EVENING_KEY } from '#application/profile/member-data-keys';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { parseEveningCode, type EveningReply, type JoinedEvening, type SharedEvening } from '#domain/shared-evening/shared-evening';
import type { EveningOptions, SharedEvenings } from '#domain/shared-evening/shared-evenings';

/** `of`: id of the evening, or its code, each with the same secret. */
const Places = t.readonlyArray(t.strict({ of: t.string, secret: t.string }), 'Places');
const MAX_PLACES = 12;

export type EveningSessionDeps = { readonly evenings: SharedEvenings; readonly storage: BrowserStorage };

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const readPlaces = (storage: BrowserStorage): t.TypeOf<typeof Places> => {
  try {
    const places = Places.decode(JSON.parse(readKeptText(storage, SHARED_EVENING_KEY) ?? '[]'));
    return E.isRight(places) ? places.right : [];
  } catch {
    return []; // the text is no JSON
  }
};

const keepPlace = (storage: BrowserStorage, of: string, secret: string): void => {
  const others = readPlaces(storage).filter((place) => place.of !== of);
  keepText(storage, SHARED_EVENING_KEY, JSON.stringify([{ of, secret }, ...others].slice(0, MAX_PLACES)));
};

/**
 * Returns the secret that this browser has for an evening or a code; a new one if it has none. Kept before a place is taken with it: if the
 * answer is lost, the next call finds the place that was taken.
 */
const secretFor = (storage: BrowserStorage, of: string): string => {
  const secret = readPlaces(storage).find((place) => place.of === of)?.secret ?? newSecret();
  keepPlace(storage, of, secret);
  return secret;
};

const codeName = (code: string): string => `code ${code}`;

/** Keeps the place in the evening that the answer names, so that a reload, the link and the code find it again. */
const keeping = ({ storage }: EveningSessionDeps, secret: string, joined: Answer<JoinedEvening>): Answer<JoinedEvening> =>
  pipe(joined, TE.tapIO(({ evening }) => () => [codeName(evening.code), evening.id].forEach((of) => keepPlace(storage, of, secret))));

/** Begins an evening. */
export const startEvening = (deps: EveningSessionDeps, options: EveningOptions): Answer<JoinedEvening> => {
  const secret = newSecret();
  return keeping(deps, secret, deps.evenings.create(secret, options));
};

/** Joins the evening of a code. Fails as `SharedEvenings.join` does. */
export const joinByCode = (deps: EveningSessionDeps, code: string): Answer<JoinedEvening> => {
  const secret = secretFor(deps.storage, codeName(parseEveningCode(code) ?? code));
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
export const createEveningSession = (deps: EveningSessionDeps, id: string): EveningSession => {
  const { evenings, storage } = deps;
  const secret = secretFor(storage, id);
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
      const joined = await keeping(deps, secret, evenings.join(secret, { id }))();
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
