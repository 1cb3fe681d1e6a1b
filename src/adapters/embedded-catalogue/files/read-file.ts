import type { Answer } from '#domain/shared/answer';

/** Reads one file of the catalogue by its name ("front.json", "details/movie-27.json") as parsed JSON. */
export type ReadFile = (file: string, signal?: AbortSignal) => Answer<unknown>;
