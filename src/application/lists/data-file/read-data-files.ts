import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { invalid, type Failure } from '#domain/shared/failure';
import type { LeftOutRow } from '#application/imports/import-row';
import type { MatchDeps } from '#application/imports/match-titles';
import { readChosenFile } from '#application/imports/read-chosen-files';
import type { ServiceFile } from '#application/imports/read-service-files';
import type { ServiceImport } from '#application/imports/service-import';
import { MAX_MEMBER_FILE_BYTES, readMemberFile, type MemberFile } from './read-member-file';

/** A file as the browser gives it. */
export type ChosenDataFile = { readonly name: string; readonly size: number; readonly arrayBuffer: () => Promise<ArrayBuffer> };

/** A file that can be brought back, all files of other services as one, and a file that was refused. */
export type ReadDataFile = {
  readonly names: ReadonlyArray<string>;
  readonly file: MemberFile;
  readonly leftOut: ReadonlyArray<LeftOutRow>;
};
type RefusedDataFile = { readonly name: string; readonly failure: Failure };
export type ReadDataFiles = { readonly files: ReadonlyArray<ReadDataFile>; readonly refused: ReadonlyArray<RefusedDataFile> };

type ReadFile = E.Either<Failure, { readonly member: MemberFile } | { readonly service: ReadonlyArray<ServiceFile> }>;

const readOne = async (file: ChosenDataFile, now: number): Promise<ReadFile> => {
  if (file.size === 0) return E.left(invalid('file', 'empty'));
  if (file.size > MAX_MEMBER_FILE_BYTES) return E.left(invalid('file', 'too-large'));
  try {
    const texts = await readChosenFile(file.name, new Uint8Array(await file.arrayBuffer()));
    if (E.isLeft(texts)) return texts;
    const [first] = texts.right;
    // Files of other services are tables, or arrays of rows.
    if (first === undefined || texts.right.length > 1 || !/^\s*\{/.test(first.text)) return E.right({ service: texts.right });
    return E.map((member: MemberFile) => ({ member }))(readMemberFile(first.text, now));
  } catch {
    // The file was moved or cannot be read.
    return E.left(invalid('file', 'unreadable'));
  }
};

/** Returns the import of all files of other services; none if they have nothing to import, so that each is refused. */
const readServices = async (
  deps: MatchDeps, files: ReadonlyArray<ServiceFile>, now: number,
): Promise<E.Either<Failure, ServiceImport | null>> => {
  // Members who import from other services load the code.
  const { readServiceImport } = await import('#application/imports/service-import');
  return E.map((read: ServiceImport) => (read.ignored.length === files.length ? null : read))(await readServiceImport(deps, files, now)());
};

/**
 * Reads one file after the other, so that only one own file's text is in memory. A refused file does not cost the others. Fails only if the
 * catalogue does not answer. @param now ms since 1970.
 */
export const readDataFiles = (deps: MatchDeps, chosen: ReadonlyArray<ChosenDataFile>, now: number): Answer<ReadDataFiles> => async () => {
  const files: ReadDataFile[] = [];
  const refused: RefusedDataFile[] = [];
  const services: { readonly name: string; readonly texts: ReadonlyArray<ServiceFile> }[] = [];
  for (const file of chosen) {
    const { name } = file;
    const answer = await readOne(file, now);
    if (E.isLeft(answer)) refused.push({ name, failure: answer.left });
    else if ('member' in answer.right) files.push({ names: [name], file: answer.right.member, leftOut: [] });
    else services.push({ name, texts: answer.right.service });
  }
  const texts = services.flatMap((service) => service.texts);
  const read = services.length === 0 ? E.right(null) : await readServices(deps, texts, now);
  if (E.isLeft(read)) return read;
  const names = services.map((service) => service.name);
  if (names.length === 0) return E.right({ files, refused });
  if (read.right === null) refused.push(...names.map((name) => ({ name, failure: invalid('file', 'malformed') })));
  else files.push({ names, file: read.right.file, leftOut: read.right.leftOut });
  return E.right({ files, refused });
};
