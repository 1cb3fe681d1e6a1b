/** Does work for all, for so many at the same time. Rejects at the first that fails; then no other work begins. */
export const inParallel = async <A>(all: ReadonlyArray<A>, lanes: number, work: (each: A) => Promise<void>): Promise<void> => {
  const waiting = [...all].reverse();
  const workOn = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: lanes }, workOn)).finally(() => { waiting.length = 0; });
};
