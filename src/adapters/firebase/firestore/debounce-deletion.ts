import * as E from 'fp-ts/Either';
import { map, of, pipe, scan, switchMap, timer, type OperatorFunction } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import type { DocumentData } from './document-calls';

/** Delay in ms; longer than a listener takes to restart on a slow machine. */
const OFFLINE_DELAY_MS = 3000;

type DocumentResult = E.Either<Failure, DocumentData>;

/** Delays `offline` for a document that existed: a restarted listener may briefly have no data for a document that was just deleted. */
export const debounceDeletion: OperatorFunction<DocumentResult, DocumentResult> = pipe(
  scan(
    (previous: { readonly result: DocumentResult; readonly existed: boolean }, result: DocumentResult) => ({ result, existed: previous.existed || (E.isRight(result) && result.right !== null) }),
    { result: E.right(null), existed: false },
  ),
  switchMap(({ result, existed }) => (E.isLeft(result) && existed ? timer(OFFLINE_DELAY_MS).pipe(map(() => result)) : of(result))),
);
