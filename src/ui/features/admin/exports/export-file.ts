import * as TE from 'fp-ts/TaskEither';
import type { ExportFileWriter } from '#application/admin/admin-export-machine';
import type { ExportFormat } from '#domain/exports/data-exports';
import { unavailable, type Failure } from '#domain/shared/failure';

type Stream = Pick<FileSystemWritableFileStream, 'write' | 'close' | 'abort'>;
type SavePicker = (options: { readonly suggestedName: string }) => Promise<{ readonly createWritable: () => Promise<Stream> }>;

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

const storageFailure = (error: unknown): Failure => ({
  ...unavailable(null, `The file: ${String(error)}`),
  ...(error instanceof DOMException && error.name === 'QuotaExceededError' ? { storage: 'full' } : {}),
});

/** A file that is written to disk as it comes. `position` stays after a failure, so that the part is written over. */
const diskFile = (stream: Stream): ExportFileWriter => {
  let position = 0;
  return {
    append: (text) =>
      TE.tryCatch(async () => {
        const data = new TextEncoder().encode(text);
        await stream.write({ type: 'write', position, data });
        position += data.byteLength;
      }, storageFailure),
    finish: TE.tryCatch(() => stream.close(), storageFailure),
    discard: () => void stream.abort().catch(() => undefined),
  };
};

/** A file that is kept in memory until it is complete, for browsers that cannot write to disk. The browser may move its parts to disk. */
const downloadedFile = (name: string, type: string): ExportFileWriter => {
  let parts: Blob[] = [];
  return {
    append: (text) => TE.fromIO(() => void parts.push(new Blob([text], { type }))),
    finish: TE.fromIO(() => {
      const url = URL.createObjectURL(new Blob(parts, { type }));
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      parts = [];
      // Revoked in a later task: the browser has read the file by then.
      setTimeout(() => URL.revokeObjectURL(url));
    }),
    discard: () => { parts = []; },
  };
};

/** Asks where to write a file, where the browser can. @returns null if the admin chose no place. */
export const openExportFile = async (name: string, format: ExportFormat): Promise<ExportFileWriter | null> => {
  const picker = (window as { readonly showSaveFilePicker?: SavePicker }).showSaveFilePicker;
  if (picker === undefined) return downloadedFile(name, TYPES[format]);
  try {
    return diskFile(await (await picker({ suggestedName: name })).createWritable());
  } catch (error) {
    // Frames and some policies forbid the picker; a refusal by the admin is an AbortError.
    return error instanceof DOMException && error.name === 'AbortError' ? null : downloadedFile(name, TYPES[format]);
  }
};
