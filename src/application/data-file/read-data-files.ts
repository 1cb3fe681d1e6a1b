import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { invalid, type Failure } from '#domain/shared/failure';
import type { ImportRow } from '#application/imports/import-row';
import type { PreparedImport, PrepareImportDeps } from '#application/imports/service-import';
import { keptAsRead } from '#application/imports/run/unmatched-rows';
import type { ChosenDataFile, FileContents, RefusedDataFile, ServiceTexts } from './reading/file-contents';
import { readInThread, type ReadingThread } from './reading/read-in-thread';

/** All files that something can be imported from are one import. */
type ReadContent = {
  readonly names: ReadonlyArray<string>; readonly content: PreparedImport;
  /** Whether the rows are those that the account keeps. */ readonly isAgain?: true;
};
export type ReadDataFiles = { readonly chosen: ReadContent | null; readonly refused: ReadonlyArray<RefusedDataFile> };

/** Prepares one import of all files; those of other services of which nothing can be imported are refused. */
const prepare = async (
  deps: PrepareImportDeps, { services, own, read, refused: unread }: FileContents, now: number,
): Promise<E.Either<Failure, ReadDataFiles>> => {
  if (services.length + own.length === 0) return E.right({ chosen: null, refused: unread });
  // Members who import load the code.
  const { importOfRows } = await import('./reading/late-import-code');
  const answer = await importOfRows(deps, read, now, own)();
  if (E.isLeft(answer)) return answer;
  const ignored = new Map(read.ignored.map((file) => [file.name, file]));
  const isIgnored = ({ texts }: ServiceTexts): boolean => texts.every((name) => ignored.has(name));
  const names = [...own, ...services.filter((service) => !isIgnored(service))].map(({ name }) => name);
  // A profile among the other files of an export is no mistake.
  const isOfService = (name: string): boolean => ignored.get(name)?.isUsual === true || ignored.get(name)?.isUnclear === true;
  const isUsual = ({ texts, hasOwn }: ServiceTexts): boolean =>
    hasOwn || (names.length > own.length && texts.length > 0 && texts.every(isOfService));
  const refused = services
    .filter((service) => isIgnored(service) && !isUsual(service))
    .map(({ name, texts }): RefusedDataFile => {
      const [looksLike = null] = texts.flatMap((text) => ignored.get(text)?.looksLike ?? []);
      const isEmpty = texts.every((text) => ignored.get(text)?.isEmpty === true);
      return { name, failure: invalid('file', looksLike ?? (texts.length === 0 ? 'no-tables' : isEmpty ? 'empty' : 'malformed')) };
    });
  return E.right({ chosen: names.length === 0 ? null : { names, content: answer.right }, refused: [...unread, ...refused] });
};

/**
 * Looks for the titles of rows that the account keeps again. Fails if the catalogue or the member's data does not answer.
 * @param now ms since 1970.
 */
export const readRowsAgain =
  (deps: PrepareImportDeps, names: ReadonlyArray<string>, rows: ReadonlyArray<ImportRow>, now: number): Answer<ReadDataFiles> =>
  async () => {
    const { importOfRows } = await import('./reading/late-import-code');
    const answer = await importOfRows(deps, keptAsRead(rows), now)();
    return E.map((content: PreparedImport): ReadDataFiles => ({ chosen: { names, content, isAgain: true }, refused: [] }))(answer);
  };

/** @property startReading starts a thread that reads files; without it they are read in this one. */
export type ReadDataFilesDeps = PrepareImportDeps & { readonly startReading?: () => ReadingThread };

/**
 * Reads files as one import. A refused file does not cost the others. Fails if the catalogue or the member's data does not answer, or if
 * the thread that reads fails. @param now ms since 1970.
 */
export const readDataFiles =
  (deps: ReadDataFilesDeps, chosen: ReadonlyArray<ChosenDataFile>, now: number): Answer<ReadDataFiles> =>
  async () => {
    const contents = await readInThread(deps.startReading, chosen, now, deps.signal);
    return E.isLeft(contents) ? contents : prepare(deps, contents.right, now);
  };
