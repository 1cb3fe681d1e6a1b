import * as E from 'fp-ts/Either';
import { aborted, unexpected, type Failure } from '#domain/shared/failure';
import type { ReadingMessage, ReadingRequest } from './answer-reading';
import type { ChosenDataFile, FileContents } from './file-contents';
import { createPartJoin } from './value-parts';

/** Members of a `Worker` that reads files. */
export type ReadingThread = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<ReadingMessage>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type Answer = E.Either<Failure, FileContents>;

/** Returns null if the thread did not begin. */
const ask = (start: () => ReadingThread, request: ReadingRequest, signal: AbortSignal): Promise<Answer | null> =>
  new Promise((resolve) => {
    let [thread, hasBegun, contents]: [ReadingThread | null, boolean, unknown] = [null, false, null];
    const end = (answer: Answer | null): void => {
      signal.removeEventListener('abort', stop);
      thread?.terminate();
      resolve(answer);
    };
    const stop = (): void => end(E.left(aborted));
    const fail = (message: string): void => end(hasBegun ? E.left(unexpected(message)) : null);
    if (signal.aborted) return stop();
    const join = createPartJoin();
    try {
      thread = start();
      thread.onmessage = ({ data }) => {
        if (data === 'begun') hasBegun = true;
        else if (data === 'done') end(E.right(contents as FileContents));
        else if ('failure' in data) end(E.left(data.failure));
        else contents = join(data.part);
      };
      thread.onerror = ({ message }) => fail(message);
      thread.onmessageerror = () => fail('a part cannot be received');
      signal.addEventListener('abort', stop);
      thread.postMessage(request);
    } catch {
      end(null);
    }
  });

/**
 * Reads chosen files in a thread of their own, which ends with the reading or with the signal. If it cannot start, they are read in this
 * one. A thread that fails once it has begun is a failure: the same files would do the same to the page. @param now ms since 1970.
 */
export const readInThread = async (
  start: (() => ReadingThread) | undefined, chosen: ReadonlyArray<ChosenDataFile>, now: number, signal: AbortSignal,
): Promise<Answer> => {
  const files = chosen.map((file) => ({ file, isPasted: file.isPasted === true }));
  const answer = start === undefined ? null : await ask(start, { files, now }, signal);
  if (answer !== null) return answer;
  const { readFileContents } = await import('./late-import-code');
  const contents = await readFileContents(chosen, now, signal);
  return signal.aborted ? E.left(aborted) : E.right(contents);
};
