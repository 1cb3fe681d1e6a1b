import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { matchTitles, type MatchDeps } from './match-titles';
import { readServiceFiles, type ServiceFile } from './read-service-files';
import { toMemberFile, type MatchedImport } from './to-member-file';

/** @property ignored names of files without anything to import. */
export type ServiceImport = MatchedImport & { readonly ignored: ReadonlyArray<string> };

/**
 * Reads files of other services and finds their titles in the catalogue. Several files are one import: what two of them say is there once.
 * Writes nothing. Fails if the catalogue does not answer. @param now ms since 1970.
 */
export const readServiceImport = (deps: MatchDeps, files: ReadonlyArray<ServiceFile>, now: number): Answer<ServiceImport> => {
  const read = readServiceFiles(files);
  return pipe(
    matchTitles(deps, read.rows.map(({ title }) => title)),
    TE.map((matches) => ({ ...toMemberFile(read, matches, now), ignored: read.ignored })),
  );
};

