/** How long the page's thread may be held in one go, in milliseconds; a frame has sixteen. */
const SLICE = 5;

/**
 * Lets everything else have its turn. A message to oneself stands in line with what draws the page: a timer is held back when there are
 * many, and `scheduler.yield` would be let in before the drawing each time, so that nothing is drawn until all is read.
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

/** Maps a long list without holding the thread: after each slice everything else gets its turn. */
export const mapInChunks = async <A, B>(items: ReadonlyArray<A>, make: (item: A, at: number) => B): Promise<ReadonlyArray<B>> => {
  const made: B[] = [];
  let until = performance.now() + SLICE;
  for (const [at, item] of items.entries()) {
    made.push(make(item, at));
    if (performance.now() < until) continue;
    await yieldToMain();
    until = performance.now() + SLICE;
  }
  return made;
};
