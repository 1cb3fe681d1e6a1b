import * as E from 'fp-ts/Either';
import { invalid, type Failure } from '#domain/shared/failure';
import { readChosenFile } from '#application/imports/read-chosen-files';
import { readServiceFiles, type ServiceRows } from '#application/imports/read-service-files';
import type { ServiceFile } from '#application/imports/text/parse-file';
import type { NamedOwnFile } from '#application/data-file/own-rows/own-entry';
import { MAX_MEMBER_FILE_BYTES, readMemberFile } from '#application/data-file/read-member-file';
import { namesApart } from './names-apart';

/** A file as the browser gives it. */
export type ChosenDataFile = {
  readonly name: string;
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
  /** Whether it is text that the person has pasted. */ readonly isPasted?: true;
};

export type RefusedDataFile = { readonly name: string; readonly failure: Failure };

/**
 * A chosen file of other services. @property texts names of the texts in it, which are several in an archive. @property hasOwn whether an
 * own file, read or refused, was beside them.
 */
export type ServiceTexts = { readonly name: string; readonly texts: ReadonlyArray<string>; readonly hasOwn: boolean };

/** All that chosen files say. Plain data, so that a worker can send it. @property read rows of all files of other services. */
export type FileContents = {
  readonly own: ReadonlyArray<NamedOwnFile>; readonly refused: ReadonlyArray<RefusedDataFile>;
  readonly services: ReadonlyArray<ServiceTexts>; readonly read: ServiceRows;
};

/** Files of other services are tables, arrays of rows, or lines; an object is the member's own file. */
const isOwnFile = (text: string): boolean => /^\uFEFF?\s*\{/.test(text) && /"format"\s*:\s*"marquee-member"/.test(text.slice(0, 2000));

/** A file as it was read: own files, and texts of other services. */
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

/**
 * Reads one file after the other, so that only one own file's text is in memory, and then all rows of other services. A refused file does
 * not cost the others. @param now ms since 1970. @param signal ends the reading before the next file.
 */
export const readFileContents = async (
  chosen: ReadonlyArray<ChosenDataFile>, now: number, signal?: AbortSignal,
): Promise<FileContents> => {
  const [own, refused, services]: [NamedOwnFile[], RefusedDataFile[], ServiceTexts[]] = [[], [], []];
  const all: ServiceFile[] = [];
  const apart = namesApart();
  for (const file of chosen) {
    if (signal?.aborted === true) break;
    const { name } = file;
    const answer = await readOne(file, now);
    if (E.isLeft(answer)) {
      refused.push({ name, failure: answer.left });
      continue;
    }
    const read = answer.right;
    const texts = apart(read.texts);
    all.push(...texts);
    own.push(...read.own);
    refused.push(...read.refused);
    const hasOwn = read.own.length + read.refused.length > 0;
    const isOne = read.texts[0]?.name === name;
    if (texts.length > 0 || (read.texts.length === 0 && !hasOwn))
      services.push({ name: isOne ? texts[0]?.name ?? name : name, texts: texts.map((text) => text.name), hasOwn });
  }
  return { own, refused, services, read: await readServiceFiles(signal?.aborted === true ? [] : all) };
};
