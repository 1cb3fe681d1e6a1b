/** Maximum milliseconds that a chunk blocks the main thread; a frame has 16. */
const CHUNK_MS = 5;
/** Items between two reads of the clock. */
const ITEMS_PER_LOOK = 32;

/** Resolves in a later task, behind input and rendering. `setTimeout` would wait for 4 ms each time. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Visits many items in order without blocking the main thread: continues in a new task after each chunk of `CHUNK_MS`. Shares no code with
 * the catalogue's chunks: the shared file would be a further request of every visitor's first view.
 */
export const visitInChunks = async <A>(items: Iterable<A>, visit: (item: A) => void): Promise<void> => {
  let deadline = performance.now() + CHUNK_MS;
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % ITEMS_PER_LOOK !== 0 || performance.now() < deadline) continue;
    await nextTask();
    deadline = performance.now() + CHUNK_MS;
  }
};
