import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { toFailure } from '#domain/shared/failure';

/** Documents of a memory server, by path. */
export type DocumentStore = {
  readonly docs: Map<string, unknown>;
  /** Writes all changes or none; null deletes. `interruption` may throw before or after the write. */
  readonly commit: (changes: ReadonlyArray<readonly [path: string, value: unknown]>) => void;
};

/** Simulates a crash: called before and after every write; a thrown error reaches the caller of the write. */
export type Interruption = (moment: 'before' | 'after') => void;

export const createDocumentStore = (interruption: Interruption = () => undefined): DocumentStore => {
  const docs = new Map<string, unknown>();
  return {
    docs,
    commit: (changes) => {
      if (changes.length === 0) return;
      interruption('before');
      for (const [path, value] of changes) {
        if (value === null) docs.delete(path);
        else docs.set(path, value);
      }
      interruption('after');
    },
  };
};

/** Runs a function lazily and converts thrown errors to failures. */
export const tryRun =
  <A>(run: () => E.Either<ReturnType<typeof toFailure>, A>): Answer<A> =>
  () => {
    try {
      return Promise.resolve(run());
    } catch (error) {
      return Promise.resolve(E.left(toFailure(error)));
    }
  };

/** Writes changes lazily and converts thrown errors to failures. */
export const commitChanges = (store: DocumentStore, changes: Parameters<DocumentStore['commit']>[0]): Answer<void> =>
  tryRun(() => {
    store.commit(changes);
    return E.right(undefined);
  });

export const pathsBelow = ({ docs }: DocumentStore, prefix: string): ReadonlyArray<string> =>
  [...docs.keys()].filter((path) => path.startsWith(prefix)).sort();
