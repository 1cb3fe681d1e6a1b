/** A job and its dependencies: the jobs in `after` must have ended before. */
export type Job = { readonly name: string; readonly after?: ReadonlyArray<string>; readonly group?: string };

export function runParallel<J extends Job, R>(jobs: ReadonlyArray<J>, lanes: number, run: (job: J) => Promise<R>): Promise<ReadonlyMap<string, R>>;
