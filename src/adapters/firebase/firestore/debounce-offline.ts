import * as E from 'fp-ts/Either';
import { map, of, switchMap, timer, type OperatorFunction } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import type { DocumentData } from './document-calls';

/** Delay in ms; longer than a listener takes to restart on a slow machine. */
const OFFLINE_DELAY_MS = 3000;

type DocumentResult = E.Either<Failure, DocumentData>;

/**
 * Delays `offline`, and drops it if another result follows in time. A listener may briefly have no data although the server answers:
 * a restarted one after a deletion, and one of a second tab while another tab takes over the connection.
 */
export const debounceOffline: OperatorFunction<DocumentResult, DocumentResult> = switchMap((result) =>
  E.isLeft(result) ? timer(OFFLINE_DELAY_MS).pipe(map(() => result)) : of(result),
);
