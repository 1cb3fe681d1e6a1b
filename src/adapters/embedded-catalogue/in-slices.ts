/** How long the page's thread may be held in one go, in milliseconds; a frame has sixteen. */
const SLICE = 10;

/** A message to oneself: comes after what waits already, and unlike a timer is not held back when there are many. */
const message = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Lets everything else have its turn: what was pressed or typed meanwhile comes first. */
export const breath = (): Promise<void> => {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler');
  const yields = typeof scheduler === 'object' && scheduler !== null && 'yield' in scheduler && typeof scheduler.yield === 'function';
  return yields ? (scheduler as { readonly yield: () => Promise<void> }).yield() : message();
};

/** Maps a long list without holding the thread: after each slice everything else gets its turn. */
export const inSlices = async <A, B>(items: ReadonlyArray<A>, make: (item: A, at: number) => B): Promise<ReadonlyArray<B>> => {
  const made: B[] = [];
  let until = performance.now() + SLICE;
  for (const [at, item] of items.entries()) {
    made.push(make(item, at));
    if (performance.now() < until) continue;
    await breath();
    until = performance.now() + SLICE;
  }
  return made;
};
