import type { Either } from 'fp-ts/Either';
import { Observable, Subject } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { RowsChanged, RowStorage } from './storage/row-storage';

/**
 * Reads on subscribe and after every change, one reading after another. Equal results are emitted once. A change that
 * arrives while a reading waits needs no reading of its own.
 */
export const liveQuery = <A>({ changes }: Pick<RowStorage, 'changes'>, read: Answer<A>): Watch<A> =>
  new Observable<Either<Failure, A>>((subscriber) => {
    let current: Promise<void> = Promise.resolve();
    let waiting: Promise<void> | null = null;
    let emitted: string | null = null;
    const readAndEmit = async (): Promise<void> => {
      waiting = null;
      if (subscriber.closed) return;
      const result = await read();
      const text = JSON.stringify(result);
      if (text !== emitted) subscriber.next(result);
      emitted = text;
    };
    const refresh = (): Promise<void> => {
      waiting ??= current = current.then(readAndEmit);
      return waiting;
    };
    void refresh();
    return changes.subscribe((reading) => reading(refresh()));
  });

/** Notifies receivers of changed items and waits for their new readings. */
export type ChangeNotifier = { readonly changes: Observable<RowsChanged>; readonly notify: () => Promise<void> };

export const changeNotifier = (): ChangeNotifier => {
  const changes = new Subject<RowsChanged>();
  return {
    changes: changes.asObservable(),
    notify: async () => {
      const readings: Promise<void>[] = [];
      changes.next((reading) => void readings.push(reading));
      await Promise.all(readings);
    },
  };
};
