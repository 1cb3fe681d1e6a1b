import { indexedDbImportJournal } from '#adapters/browser/indexed-db-import-journal';
import { webTabLock } from '#adapters/browser/web-tab-lock';
import type { ImportJournal } from '#application/ports/import-journal';
import type { Log } from '#application/ports/log';

/** Opens this browser's journal of imports. Loaded lazily: only members who import need this code. */
export const openImportJournal = (log: Log): ImportJournal => indexedDbImportJournal({ name: 'marquee-imports', log, lock: webTabLock() });
