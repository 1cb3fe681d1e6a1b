/** Something to do, and what has to be over before. */
export type Job = { readonly name: string; readonly after?: ReadonlyArray<string>; readonly group?: string };

export function inLanes<J extends Job, R>(jobs: ReadonlyArray<J>, lanes: number, run: (job: J) => Promise<R>): Promise<ReadonlyMap<string, R>>;
