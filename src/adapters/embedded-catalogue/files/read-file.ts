import type { Answer } from '#domain/shared/answer';

/** Reads a file of the catalogue by name ("first-view.json", "details/movie-27.json") and returns the parsed JSON. */
export type ReadFile = (file: string, signal?: AbortSignal) => Answer<unknown>;
