import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { invalid, type Failure } from '#domain/shared/failure';
import { rowsOfText } from '#application/imports/run/unmatched-rows';
import { readChosenFile } from '#application/imports/read-chosen-files';
import type { ServiceFile } from '#application/imports/read-service-files';
import type { ServiceImport, ServiceImportDeps } from '#application/imports/service-import';
import { fitFiles, noExcess, type FileExcess, type FitFilesLists } from './fit-files';
import { MAX_MEMBER_FILE_BYTES, readMemberFile, type MemberFile } from './read-member-file';

/** A file as the browser gives it. */
export type ChosenDataFile = {
  readonly name: string;
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
  /** Whether it is text that the person has pasted. */ readonly isPasted?: true;
};

/** A file of the member's own data, which can be brought back. @property excess what the account has no room for. */
export type ReadDataFile = { readonly name: string; readonly file: MemberFile; readonly excess: FileExcess };
type RefusedDataFile = { readonly name: string; readonly failure: Failure };
/** All files of other services are one import. @property ignored files, also in archives, that have nothing to import. */
type ReadServices = { readonly names: ReadonlyArray<string>; readonly content: ServiceImport };
export type ReadDataFiles = {
  readonly files: ReadonlyArray<ReadDataFile>;
  readonly services: ReadServices | null;
  readonly refused: ReadonlyArray<RefusedDataFile>;
};

type ReadFile = E.Either<Failure, { readonly member: MemberFile } | { readonly service: ReadonlyArray<ServiceFile> }>;

/** Files of other services are tables, arrays of rows, or lines; an object is the member's own file. */
const isOwnFile = (text: string): boolean => /^\uFEFF?\s*\{/.test(text) && /"format"\s*:\s*"marquee-member"/.test(text.slice(0, 2000));

const readOne = async (file: ChosenDataFile, now: number): Promise<ReadFile> => {
  if (file.size === 0) return E.left(invalid('file', 'empty'));
  if (file.size > MAX_MEMBER_FILE_BYTES) return E.left(invalid('file', 'too-large'));
  try {
    const texts = await readChosenFile(file.name, new Uint8Array(await file.arrayBuffer()));
    if (E.isLeft(texts)) return texts;
    const [first] = texts.right;
    if (first === undefined || texts.right.length > 1 || !isOwnFile(first.text))
      return E.right({ service: texts.right.map((text) => (file.isPasted === true ? { ...text, isPasted: true } : text)) });
    return E.map((member: MemberFile) => ({ member }))(readMemberFile(first.text, now));
  } catch {
    // The file was moved or cannot be read.
    return E.left(invalid('file', 'unreadable'));
  }
};

/** Ports for reading files. Own files are added first: lists of other services have to fit beside theirs. */
type ReadDataFilesDeps = Omit<ServiceImportDeps, 'lists'> & { readonly lists: ServiceImportDeps['lists'] & FitFilesLists };

type Service = { readonly name: string; readonly texts: ReadonlyArray<ServiceFile> };

/** Reads the files of other services; those of which nothing can be imported are refused. */
const readServices = async (
  deps: ServiceImportDeps, services: ReadonlyArray<Service>, now: number,
): Promise<E.Either<Failure, Omit<ReadDataFiles, 'files'>>> => {
  if (services.length === 0) return E.right({ services: null, refused: [] });
  // Members who import from other services load the code.
  const { readServiceImport } = await import('#application/imports/service-import');
  const answer = await readServiceImport(deps, services.flatMap(({ texts }) => texts), now)();
  if (E.isLeft(answer)) return answer;
  const content = answer.right;
  const ignored = new Map(content.read.ignored.map((file) => [file.name, file]));
  const isIgnored = ({ texts }: Service): boolean => texts.every(({ name }) => ignored.has(name));
  const names = services.filter((service) => !isIgnored(service)).map(({ name }) => name);
  // A profile among the other files of an export is no mistake.
  const isUsual = ({ texts }: Service): boolean =>
    names.length > 0 && texts.length > 0 && texts.every(({ name }) => ignored.get(name)?.isUsual === true);
  const refused = services
    .filter((service) => isIgnored(service) && !isUsual(service))
    .map(({ name, texts }): RefusedDataFile => {
      const [looksLike = null] = texts.flatMap((text) => ignored.get(text.name)?.looksLike ?? []);
      return { name, failure: invalid('file', looksLike ?? (texts.length === 0 ? 'no-tables' : 'malformed')) };
    });
  return E.right({ services: names.length === 0 ? null : { names, content }, refused });
};

/**
 * Looks for the titles of a former import's rows again. Fails if the catalogue or the member's data does not answer, and with
 * `invalid` (file) for a text that is none. @param now ms since 1970.
 */
export const readRowsAgain =
  (deps: ServiceImportDeps, names: ReadonlyArray<string>, text: string, now: number): Answer<ReadDataFiles> =>
  async () => {
    const rows = rowsOfText(text);
    if (rows === null) return E.left(invalid('file', 'unreadable'));
    const { importOfRows } = await import('#application/imports/service-import');
    const answer = await importOfRows(deps, { rows, leftOut: [], descriptions: new Map(), ignored: [], open: [] }, now)();
    return E.map((content: ServiceImport): ReadDataFiles => ({ files: [], services: { names, content }, refused: [] }))(answer);
  };

/**
 * Reads one file after the other, so that only one own file's text is in memory. A refused file does not cost the others. Fails only if the
 * catalogue or the member's data does not answer. @param now ms since 1970.
 */
export const readDataFiles =
  (deps: ReadDataFilesDeps, chosen: ReadonlyArray<ChosenDataFile>, now: number): Answer<ReadDataFiles> =>
  async () => {
    const own: Omit<ReadDataFile, 'excess'>[] = [];
    const refused: RefusedDataFile[] = [];
    const services: Service[] = [];
    for (const file of chosen) {
      const { name } = file;
      const answer = await readOne(file, now);
      if (E.isLeft(answer)) refused.push({ name, failure: answer.left });
      else if ('member' in answer.right) own.push({ name, file: answer.right.member });
      else services.push({ name, texts: answer.right.service });
    }
    const fit = await fitFiles(deps.lists, own.map(({ file }) => file))();
    if (E.isLeft(fit)) return fit;
    const { excesses, lists } = fit.right;
    const read = await readServices({ ...deps, lists: { ...deps.lists, lists } }, services, now);
    return E.map(({ services: content, refused: others }: Omit<ReadDataFiles, 'files'>): ReadDataFiles => ({
      files: own.map((each, index) => ({ ...each, excess: excesses[index] ?? noExcess })),
      services: content,
      refused: [...refused, ...others],
    }))(read);
  };
