import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { invalid, type Failure } from '#domain/shared/failure';
import type { ImportRow } from '#application/imports/import-row';
import { readChosenFile } from '#application/imports/read-chosen-files';
import type { ServiceFile } from '#application/imports/text/parse-file';
import type { PreparedImport, PrepareImportDeps } from '#application/imports/service-import';
import { keptAsRead } from '#application/imports/run/unmatched-rows';
import { namesApart } from './names-apart';
import type { NamedOwnFile } from './own-rows/own-entry';
import { MAX_MEMBER_FILE_BYTES, readMemberFile } from './read-member-file';

/** A file as the browser gives it. */
export type ChosenDataFile = {
  readonly name: string;
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
  /** Whether it is text that the person has pasted. */ readonly isPasted?: true;
};

type RefusedDataFile = { readonly name: string; readonly failure: Failure };
/** All files that something can be imported from are one import. */
type ReadContent = {
  readonly names: ReadonlyArray<string>; readonly content: PreparedImport;
  /** Whether the rows are those that the account keeps. */ readonly isAgain?: true;
};
export type ReadDataFiles = { readonly chosen: ReadContent | null; readonly refused: ReadonlyArray<RefusedDataFile> };

/** Files of other services are tables, arrays of rows, or lines; an object is the member's own file. */
const isOwnFile = (text: string): boolean => /^\uFEFF?\s*\{/.test(text) && /"format"\s*:\s*"marquee-member"/.test(text.slice(0, 2000));

/** A file as it was read: own files, and texts of other services, which are several in an archive. */
type ReadFile = {
  readonly own: ReadonlyArray<NamedOwnFile>; readonly texts: ReadonlyArray<ServiceFile>; readonly refused: ReadonlyArray<RefusedDataFile>;
};

const readOne = async (file: ChosenDataFile, now: number): Promise<E.Either<Failure, ReadFile>> => {
  if (file.size === 0) return E.left(invalid('file', 'empty'));
  if (file.size > MAX_MEMBER_FILE_BYTES) return E.left(invalid('file', 'too-large'));
  try {
    const read = await readChosenFile(file.name, new Uint8Array(await file.arrayBuffer()));
    if (E.isLeft(read)) return read;
    const isPacked = read.right.length > 1;
    const [own, texts, refused]: [NamedOwnFile[], ServiceFile[], RefusedDataFile[]] = [[], [], []];
    for (const each of read.right) {
      if (!isOwnFile(each.text)) {
        texts.push({ ...each, ...(file.isPasted === true && { isPasted: true }), ...(isPacked && { isPacked: true }) });
        continue;
      }
      const name = isPacked ? each.name : file.name;
      const member = await readMemberFile(each.text, now);
      if (E.isLeft(member)) refused.push({ name, failure: member.left });
      else own.push({ name, file: member.right });
    }
    return E.right({ own, texts, refused });
  } catch {
    // The file was moved or cannot be read.
    return E.left(invalid('file', 'unreadable'));
  }
};

/** @property hasOwn whether an own file, read or refused, was beside the texts. */
type Service = { readonly name: string; readonly texts: ReadonlyArray<ServiceFile>; readonly hasOwn: boolean };

/** Prepares one import of all files; those of other services of which nothing can be imported are refused. */
const prepare = async (
  deps: PrepareImportDeps, services: ReadonlyArray<Service>, own: ReadonlyArray<NamedOwnFile>, now: number,
): Promise<E.Either<Failure, ReadDataFiles>> => {
  if (services.length + own.length === 0) return E.right({ chosen: null, refused: [] });
  // Members who import load the code.
  const { prepareImport } = await import('#application/imports/service-import');
  const answer = await prepareImport(deps, services.flatMap(({ texts }) => texts), now, own)();
  if (E.isLeft(answer)) return answer;
  const content = answer.right;
  const ignored = new Map(content.read.ignored.map((file) => [file.name, file]));
  const isIgnored = ({ texts }: Service): boolean => texts.every(({ name }) => ignored.has(name));
  const names = [...own, ...services.filter((service) => !isIgnored(service))].map(({ name }) => name);
  // A profile among the other files of an export is no mistake.
  const isOfService = (name: string): boolean => ignored.get(name)?.isUsual === true || ignored.get(name)?.isUnclear === true;
  const isUsual = ({ texts, hasOwn }: Service): boolean =>
    hasOwn || (names.length > own.length && texts.length > 0 && texts.every(({ name }) => isOfService(name)));
  const refused = services
    .filter((service) => isIgnored(service) && !isUsual(service))
    .map(({ name, texts }): RefusedDataFile => {
      const [looksLike = null] = texts.flatMap((text) => ignored.get(text.name)?.looksLike ?? []);
      const isEmpty = texts.every((text) => ignored.get(text.name)?.isEmpty === true);
      return { name, failure: invalid('file', looksLike ?? (texts.length === 0 ? 'no-tables' : isEmpty ? 'empty' : 'malformed')) };
    });
  return E.right({ chosen: names.length === 0 ? null : { names, content }, refused });
};

/**
 * Looks for the titles of rows that the account keeps again. Fails if the catalogue or the member's data does not answer.
 * @param now ms since 1970.
 */
export const readRowsAgain =
  (deps: PrepareImportDeps, names: ReadonlyArray<string>, rows: ReadonlyArray<ImportRow>, now: number): Answer<ReadDataFiles> =>
  async () => {
    const { importOfRows } = await import('#application/imports/service-import');
    const answer = await importOfRows(deps, keptAsRead(rows), now)();
    return E.map((content: PreparedImport): ReadDataFiles => ({ chosen: { names, content, isAgain: true }, refused: [] }))(answer);
  };

/**
 * Reads one file after the other, so that only one own file's text is in memory. A refused file does not cost the others. Fails only if the
 * catalogue or the member's data does not answer. @param now ms since 1970.
 */
export const readDataFiles =
  (deps: PrepareImportDeps, chosen: ReadonlyArray<ChosenDataFile>, now: number): Answer<ReadDataFiles> =>
  async () => {
    const [own, refused, services]: [NamedOwnFile[], RefusedDataFile[], Service[]] = [[], [], []];
    const apart = namesApart();
    for (const file of chosen) {
      const { name } = file;
      const answer = await readOne(file, now);
      if (E.isLeft(answer)) {
        refused.push({ name, failure: answer.left });
        continue;
      }
      const { texts: all, ...read } = answer.right;
      const texts = apart(all);
      own.push(...read.own);
      refused.push(...read.refused);
      const hasOwn = read.own.length + read.refused.length > 0;
      const isOne = all[0]?.name === name;
      if (texts.length > 0 || (all.length === 0 && !hasOwn)) services.push({ name: isOne ? texts[0]?.name ?? name : name, texts, hasOwn });
    }
    return E.map((read: ReadDataFiles): ReadDataFiles => ({ ...read, refused: [...refused, ...read.refused] }))(
      await prepare(deps, services, own, now));
  };
