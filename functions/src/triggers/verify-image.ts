import { detectImageType } from '#domain/users/avatars';

/** Stored file, as far as `verifyImage` reads it. */
export type StoredFile = {
  readonly name: string;
  /** Content type that the uploader declared. */
  readonly type: string | null;
  /** Returns the first bytes; null when the file no longer exists. */
  readonly head: () => Promise<Uint8Array | null>;
  readonly remove: () => Promise<void>;
};

const isImagePath = (name: string): boolean => name.startsWith('avatars/') || name.startsWith('banners/');

/**
 * Removes a stored image whose content does not match its declared type: the rules can check the declared type, not the content.
 * @returns whether the file was removed.
 */
export const verifyImage = async ({ name, type, head, remove }: StoredFile): Promise<boolean> => {
  if (!isImagePath(name)) return false;
  const bytes = await head();
  if (bytes === null) return false;
  const detected = detectImageType(bytes);
  if (detected !== null && detected === type) return false;
  await remove();
  return true;
};
