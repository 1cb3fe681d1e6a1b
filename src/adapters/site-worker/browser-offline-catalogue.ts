import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import type { OfflineCatalogue, OfflineCatalogueState } from '#application/ports/site-worker/offline-catalogue';
import { offline, unavailable, type Failure } from '#domain/shared/failure';
import {
  isStorageFull, KEPT_CATALOGUE, keepContents, keptHashes, openKeptCatalogue, readKeptList, type ListedFiles,
} from './kept-catalogue';

/** Time, in ms, between two reports of the progress. */
const REPORT_EVERY_MS = 200;

type Deps = {
  /** Path of this build's catalogue, with a trailing slash. */
  readonly folder: string;
  /** Size of its files, in bytes. */
  readonly totalBytes: number;
  readonly storage: { readonly estimate?: () => Promise<StorageEstimate>; readonly persist?: () => Promise<boolean> } | undefined;
  readonly isOnline: () => boolean;
  /** Gets an event `offline` when the network goes. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly now: () => number;
};

const browserDeps = (): Deps => ({
  folder: __CATALOGUE_PATH__, totalBytes: __CATALOGUE_BYTES__, storage: navigator.storage,
  isOnline: () => navigator.onLine, events: window, now: Date.now,
});

const full: Failure = { ...unavailable(null, 'storage full'), storage: 'full' };

/** Opens "Keep for offline" with what this browser keeps. Rejects where the browser refuses its caches. */
export const openOfflineCatalogue = async (deps: Deps = browserDeps()): Promise<OfflineCatalogue> => {
  const { folder, storage, isOnline, events, now } = deps;
  const nothing: OfflineCatalogueState = { phase: 'none', keptBytes: 0, totalBytes: deps.totalBytes, failure: null };

  /** @param isRemoved whether the files were removed meanwhile: opening their cache would make another, empty one. */
  const measure = async (failure: Failure | null, isRemoved = (): boolean => false): Promise<OfflineCatalogueState> => {
    if (!(await caches.has(KEPT_CATALOGUE)) || isRemoved()) return { ...nothing, failure };
    const cache = await caches.open(KEPT_CATALOGUE);
    const files = await readKeptList(cache, folder);
    if (files === null) return { ...nothing, phase: 'part', failure };
    const kept = await keptHashes(cache);
    const sizeOf = (entries: ReadonlyArray<ListedFiles[string]>): number => entries.reduce((sum, [bytes]) => sum + bytes, 0);
    const entries = Object.values(files);
    const keptEntries = entries.filter(([, hash]) => kept.has(hash));
    return {
      phase: keptEntries.length === entries.length ? 'whole' : 'part',
      keptBytes: sizeOf(keptEntries), totalBytes: sizeOf(entries), failure,
    };
  };
  const state = new BehaviorSubject<E.Either<Failure, OfflineCatalogueState>>(E.right(await measure(null)));
  const emit = (next: OfflineCatalogueState): void => state.next(E.right(next));
  let running: AbortController | null = null;

  const toFailure = (thrown: unknown): Failure => {
    if (isStorageFull(thrown)) return full;
    return isOnline() ? unavailable(null, String(thrown)) : offline;
  };
  /** Rejects if the missing files do not fit, before anything is loaded. Browsers that do not report their free space are tried. */
  const requireFreeSpace = async (bytes: number): Promise<void> => {
    const { quota, usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
    if (quota !== undefined && usage !== undefined && quota - usage < bytes) throw new DOMException('', 'QuotaExceededError');
  };
  const store = async (signal: AbortSignal): Promise<void> => {
    const { keptBytes: before, totalBytes } = await measure(null, () => signal.aborted);
    let keptBytes = before;
    await requireFreeSpace(totalBytes - before);
    // Otherwise the browser may delete the files when its disk gets full.
    void storage?.persist?.().catch(() => undefined);
    const [cache, files] = await openKeptCatalogue(folder, signal);
    const kept = await keptHashes(cache);
    const missing = Object.entries(files)
      .map(([name, [bytes, hash]]) => [name, bytes, hash] as const)
      .filter(([, , hash]) => !kept.has(hash));
    let reportedAt = 0;
    const onKept = (bytes: number): void => {
      keptBytes += bytes;
      if (signal.aborted || now() - reportedAt < REPORT_EVERY_MS) return;
      reportedAt = now();
      emit({ phase: 'loading', keptBytes, totalBytes, failure: null });
    };
    await keepContents(cache, folder, missing, { signal, onKept });
  };
  const keep = async (): Promise<void> => {
    if (running !== null) return;
    const run = new AbortController();
    running = run;
    const stop = (): void => run.abort();
    events.addEventListener('offline', stop);
    emit({ ...(E.isRight(state.value) ? state.value.right : nothing), phase: 'loading', failure: null });
    const failure = await store(run.signal).then(() => null, toFailure);
    // Files that are still on their way when the first one fails report nothing more.
    run.abort();
    events.removeEventListener('offline', stop);
    const isRemoved = (): boolean => running !== run;
    const measured = await measure(failure, isRemoved).catch((error: unknown) => ({ ...nothing, failure: toFailure(error) }));
    if (isRemoved()) return;
    running = null;
    emit(measured);
  };
  const remove = async (): Promise<void> => {
    running?.abort();
    running = null;
    emit(nothing);
    await caches.delete(KEPT_CATALOGUE);
  };
  return { state, keep: () => void keep(), remove: () => void remove() };
};
