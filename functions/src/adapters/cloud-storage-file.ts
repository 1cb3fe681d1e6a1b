import { getStorage } from 'firebase-admin/storage';
import type { CloudStorageFile } from '../triggers/verify-and-encode-image';

/** Custom metadata of files that the server encoded. The rules refuse it in uploads. */
export const ENCODED_BY_SERVER = 'encodedByServer';

/** Another picture has another address, by its name or a version parameter, so browsers may cache the file permanently. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

type FileMetadata = {
  readonly bucket: string;
  readonly name: string;
  readonly contentType?: string | undefined;
  readonly generation: number | string;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
};

const MISSING = 404;
const PRECONDITION_FAILED = 412;

const hasCode = (error: unknown, ...codes: ReadonlyArray<number>): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => error.code === code);

/** Returns whether an error of Cloud Storage says that the file does not exist. */
export const isFileNotFound = (error: unknown): boolean => hasCode(error, MISSING);

/**
 * One generation of a file in Cloud Storage; a newer generation is not touched. The emulator ignores requested generations and
 * preconditions, so the generation is also compared before a result is used or a file replaced.
 */
export const cloudStorageFile = ({ bucket, name, contentType, generation, metadata }: FileMetadata): CloudStorageFile => {
  const current = getStorage().bucket(bucket).file(name);
  const file = getStorage().bucket(bucket).file(name, { generation });
  const isCurrent = async (): Promise<boolean> => String((await current.getMetadata())[0].generation) === String(generation);
  return {
    name,
    type: contentType ?? null,
    isEncodedByServer: metadata?.[ENCODED_BY_SERVER] !== undefined,
    read: async () => {
      try {
        // Without `decompress: false` a file whose declared encoding is wrong could not be read.
        const [bytes] = await file.download({ decompress: false });
        return (await isCurrent()) ? bytes : null;
      } catch (error) {
        if (isFileNotFound(error)) return null;
        throw error;
      }
    },
    replace: async (image) => {
      const tokens = metadata?.['firebaseStorageDownloadTokens'];
      try {
        if (!(await isCurrent())) return;
        await current.save(Buffer.from(image), {
          resumable: false,
          preconditionOpts: { ifGenerationMatch: generation },
          metadata: {
            contentType: 'image/webp',
            cacheControl: IMMUTABLE,
            metadata: { [ENCODED_BY_SERVER]: 'true', ...(typeof tokens === 'string' ? { firebaseStorageDownloadTokens: tokens } : {}) },
          },
        });
      } catch (error) {
        if (!hasCode(error, MISSING, PRECONDITION_FAILED)) throw error;
      }
    },
    remove: async () => {
      await file.delete({ ignoreNotFound: true });
    },
  };
};
