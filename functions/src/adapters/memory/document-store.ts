import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { toFailure } from '#domain/shared/failure';

/** Everything that a server remembers, by path. */
export type DocumentStore = {
  readonly docs: Map<string, unknown>;
  /** Writes all of it or nothing; null removes. `interruption` may refuse, before or after it is written. */
  readonly commit: (changes: ReadonlyArray<readonly [path: string, value: unknown]>) => void;
};

/** Stands in for a crash: called before and after every write; what it throws goes to whoever wrote. */
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

/** What is done when asked, with what it throws as a failure. */
export const tryRun =
  <A>(run: () => E.Either<ReturnType<typeof toFailure>, A>): Answer<A> =>
  () => {
    try {
      return Promise.resolve(run());
    } catch (thrown) {
      return Promise.resolve(E.left(toFailure(thrown)));
    }
  };

/** What is written when asked, with what it throws as a failure. */
export const commitChanges = (store: DocumentStore, changes: Parameters<DocumentStore['commit']>[0]): Answer<void> =>
  tryRun(() => {
    store.commit(changes);
    return E.right(undefined);
  });

export const pathsBelow = ({ docs }: DocumentStore, prefix: string): ReadonlyArray<string> =>
  [...docs.keys()].filter((path) => path.startsWith(prefix)).sort();
