import { getStorage } from 'firebase-admin/storage';
import type { StoredFile } from '../triggers/verify-image';

/** More than any kind of picture needs to be known. */
const HEAD_BYTES = 32;

type Stored = { readonly bucket: string; readonly name: string; readonly contentType?: string | undefined; readonly generation: number | string };

const isMissing = (thrown: unknown): boolean => thrown instanceof Error && 'code' in thrown && thrown.code === 404;

/**
 * One generation of a file in Cloud Storage: what has replaced it in the meantime is not touched. The emulator does not hear which
 * generation is meant and answers with the file of today; so it is asked afterwards whose head that was.
 */
export const storedFile = ({ bucket, name, contentType, generation }: Stored): StoredFile => {
  const file = getStorage().bucket(bucket).file(name, { generation });
  return {
    name,
    type: contentType ?? null,
    head: async () => {
      try {
        const [head] = await file.download({ start: 0, end: HEAD_BYTES - 1 });
        const [{ generation: found }] = await file.getMetadata();
        return String(found) === String(generation) ? head : null;
      } catch (thrown) {
        if (isMissing(thrown)) return null;
        throw thrown;
      }
    },
    remove: async () => {
      await file.delete({ ignoreNotFound: true });
    },
  };
};
