import { Subject, type Observable } from 'rxjs';
import type { RowsChanged } from './row-storage';

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
