/** How long the page's thread may be held in one go, in milliseconds; a frame has sixteen. */
const SLICE = 10;

export const breath = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 0); });

/** Maps a long list without holding the thread: after each slice everything else gets its turn. */
export const inSlices = async <A, B>(items: ReadonlyArray<A>, make: (item: A) => B): Promise<ReadonlyArray<B>> => {
  const made: B[] = [];
  let until = performance.now() + SLICE;
  for (const item of items) {
    made.push(make(item));
    if (performance.now() < until) continue;
    await breath();
    until = performance.now() + SLICE;
  }
  return made;
};
