import * as E from 'fp-ts/Either';
import { map, of, pipe, scan, switchMap, timer, type OperatorFunction } from 'rxjs';
import type { Failure } from '#domain/shared/failure';
import type { DocumentData } from './document-calls';

/** Longer than listening takes to begin anew on a slow machine. */
const SILENCE_MS = 3000;

type Word = E.Either<Failure, DocumentData>;

/** Listening that begins anew may for a moment know nothing of a document that has just gone: of one that was there, only what lasts is silence. */
export const debounceDeletion: OperatorFunction<Word, Word> = pipe(
  scan((before: { readonly word: Word; readonly wasThere: boolean }, word: Word) => ({ word, wasThere: before.wasThere || (E.isRight(word) && word.right !== null) }), { word: E.right(null), wasThere: false }),
  switchMap(({ word, wasThere }) => (E.isLeft(word) && wasThere ? timer(SILENCE_MS).pipe(map(() => word)) : of(word))),
);
