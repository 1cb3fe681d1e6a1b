import { getStorage } from 'firebase-admin/storage';
import type { StoredFile } from '../triggers/verify-image';

/** Number of bytes read; more than every supported image type needs. */
const HEAD_BYTES = 32;

type FileMetadata = { readonly bucket: string; readonly name: string; readonly contentType?: string | undefined; readonly generation: number | string };

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 404;

/**
 * One generation of a file in Cloud Storage; a newer generation is not touched. The emulator ignores the requested generation and
 * returns the current file, so the generation is checked after the download.
 */
export const storedFile = ({ bucket, name, contentType, generation }: FileMetadata): StoredFile => {
  const file = getStorage().bucket(bucket).file(name, { generation });
  return {
    name,
    type: contentType ?? null,
    head: async () => {
      try {
        const [head] = await file.download({ start: 0, end: HEAD_BYTES - 1 });
        const [{ generation: currentGeneration }] = await file.getMetadata();
        return String(currentGeneration) === String(generation) ? head : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async () => {
      await file.delete({ ignoreNotFound: true });
    },
  };
};
