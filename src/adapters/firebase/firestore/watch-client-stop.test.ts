import { deleteApp, initializeApp, onLog } from 'firebase/app';
import { doc, initializeFirestore, memoryLocalCache, setDoc, type Firestore } from 'firebase/firestore';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchClientStop } from './watch-client-stop';

afterEach(() => onLog(null));

/** The queue of the SDK, which no public function makes fail. */
type Queue = { readonly enqueue: (operation: () => Promise<void>) => Promise<void> };
const queueOf = (db: Firestore): Queue => (db as unknown as { readonly _queue: Queue })._queue;

const open = (name: string): Firestore => {
  const app = initializeApp({ projectId: 'demo-marquee', apiKey: 'none' }, name);
  onTestFinished(() => deleteApp(app).catch(() => undefined));
  return initializeFirestore(app, { localCache: memoryLocalCache() });
};

describe('watchClientStop', () => {
  it('reports an internal error of the SDK, after which the client refuses everything', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const db = open('stopped');
    const onStop = vi.fn();
    watchClientStop(onStop);
    await expect(
      queueOf(db).enqueue(() => Promise.reject(new Error('INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)'))),
    ).rejects.toThrow('ca9');
    expect(onStop).toHaveBeenCalled();
    expect(() => setDoc(doc(db, 'lists/a'), {})).toThrow(/INTERNAL ASSERTION FAILED.*ca9/s);
  });

  it('reports nothing while the client works', async () => {
    const db = open('working');
    const onStop = vi.fn();
    watchClientStop(onStop);
    await queueOf(db).enqueue(() => Promise.resolve());
    expect(onStop).not.toHaveBeenCalled();
  });
});
