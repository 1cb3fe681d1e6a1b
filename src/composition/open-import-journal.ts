import { indexedDbImportJournal } from '#adapters/browser/indexed-db-import-journal';
import { webTabLock } from '#adapters/browser/web-tab-lock';
import type { Clock } from '#application/ports/clock';
import type { ImportJournal } from '#application/ports/import-journal';
import type { Log } from '#application/ports/log';

/** Opens this browser's journal of imports. Loaded lazily: only members who import need this code. */
export const openImportJournal = (deps: { readonly log: Log; readonly clock: Clock }): ImportJournal =>
  indexedDbImportJournal({ ...deps, name: 'marquee-imports', lock: webTabLock() });
