import { detectImageType } from '#domain/users/avatars';

/** A stored file, as far as it has to be looked at. */
export type StoredFile = {
  readonly name: string;
  /** What whoever stored it says that it is. */
  readonly type: string | null;
  /** The first bytes; null when the file is gone in the meantime. */
  readonly head: () => Promise<Uint8Array | null>;
  readonly remove: () => Promise<void>;
};

const holdsPictures = (name: string): boolean => name.startsWith('avatars/') || name.startsWith('banners/');

/**
 * Removes what is stored as a picture and is none, or another one than it says: rules can tell what a file is called, not what it is.
 * @returns whether it was removed.
 */
export const verifyImage = async ({ name, type, head, remove }: StoredFile): Promise<boolean> => {
  if (!holdsPictures(name)) return false;
  const bytes = await head();
  if (bytes === null) return false;
  const sniffed = detectImageType(bytes);
  if (sniffed !== null && sniffed === type) return false;
  await remove();
  return true;
};
