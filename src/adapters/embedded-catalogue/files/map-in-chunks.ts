/** Maximum milliseconds that a chunk blocks the main thread; a frame has 16. */
const CHUNK_MS = 5;

/**
 * Yields to the main thread with a `MessageChannel` message, which queues behind rendering. `setTimeout` is throttled after many nested
 * calls. `scheduler.yield` continues before rendering each time, so nothing would be painted until all chunks are done.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Maps a long list without blocking the main thread: yields after each chunk of `CHUNK_MS`. */
export const mapInChunks = async <A, B>(items: ReadonlyArray<A>, map: (item: A, index: number) => B): Promise<ReadonlyArray<B>> => {
  const results: B[] = [];
  let deadline = performance.now() + CHUNK_MS;
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (performance.now() < deadline) continue;
    await yieldToMain();
    deadline = performance.now() + CHUNK_MS;
  }
  return results;
};
