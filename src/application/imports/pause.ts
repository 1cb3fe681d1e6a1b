/** Longest milliseconds of work between two pauses: a frame has 16. */
const WORK_MS = 8;

/** Lets everything else that waits run first. A message is not delayed as repeated timers are. */
const yieldOnce = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

export type Pause = () => Promise<void>;

/** Returns a function that yields if the work since the last pause was long. Called between small steps, it keeps the page responsive. */
export const createPause = (): Pause => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < WORK_MS) return;
    await yieldOnce();
    last = performance.now();
  };
};

/** Rows between two reads of the clock: they take far less than a frame. */
const SLICE = 50;

/** Maps many rows in order, with pauses between slices of them. */
export const mapInSlices = async <A, B>(
  rows: ReadonlyArray<A>, map: (row: A, index: number) => B, pause: Pause,
): Promise<ReadonlyArray<B>> => {
  const results: B[] = [];
  for (const [index, row] of rows.entries()) {
    results.push(map(row, index));
    if (index % SLICE === SLICE - 1) await pause();
  }
  return results;
};
