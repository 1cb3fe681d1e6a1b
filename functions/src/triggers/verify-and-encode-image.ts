import { detectImageType } from '#domain/users/pictures/avatars';
import { UserId } from '#domain/users/user-id';

/** Stored file, as far as `verifyAndEncodeImage` reads it. */
export type CloudStorageFile = {
  readonly name: string;
  /** Content type that the uploader declared. */
  readonly type: string | null;
  /** Whether the server stored this generation of the file. */
  readonly isEncodedByServer: boolean;
  /** Returns the content as stored; null if the file has been replaced or deleted. */
  readonly read: () => Promise<Uint8Array | null>;
  /** Stores a WebP image instead of this generation; does nothing if the file has been replaced or deleted. */
  readonly replace: (image: Uint8Array) => Promise<void>;
  readonly remove: () => Promise<void>;
};

export type VerifyAndEncodeImageDeps = {
  /** Decodes an image and encodes its pixels again as WebP; null for a file that is not an image or too large to decode. */
  readonly encodeAvatar: (bytes: Uint8Array) => Promise<Uint8Array | null>;
  /** Returns whether the user has an account that is not being deleted. */
  readonly hasAccount: (uid: UserId) => Promise<boolean>;
};

export type ImageOutcome = 'ignored' | 'kept' | 'encoded' | 'removed';

const AVATARS = 'avatars/';
const BANNERS = 'banners/';

const isDeclaredType = (bytes: Uint8Array, type: string | null): boolean => {
  const detected = detectImageType(bytes);
  return detected !== null && detected === type;
};

/** Returns whether the file may be stored at its path: avatars belong to an existing account, and have no path below them. */
const belongsHere = async ({ hasAccount }: VerifyAndEncodeImageDeps, name: string): Promise<boolean> => {
  if (!name.startsWith(AVATARS)) return !name.endsWith('/');
  const uid = name.slice(AVATARS.length);
  return UserId.is(uid) && hasAccount(uid);
};

/**
 * Checks what the rules cannot check: the content of an uploaded image. Removes files that do not decode as their declared type, and
 * avatars without an account. Encodes avatars again, so that metadata, appended bytes and large dimensions do not stay.
 */
export const verifyAndEncodeImage = async (deps: VerifyAndEncodeImageDeps, file: CloudStorageFile): Promise<ImageOutcome> => {
  const { name } = file;
  if (!name.startsWith(AVATARS) && !name.startsWith(BANNERS)) return 'ignored';
  const remove = async (): Promise<ImageOutcome> => {
    await file.remove();
    return 'removed';
  };
  if (!(await belongsHere(deps, name))) return remove();
  if (file.isEncodedByServer) return 'kept';
  const bytes = await file.read();
  if (bytes === null) return 'ignored';
  if (!isDeclaredType(bytes, file.type)) return remove();
  const image = await deps.encodeAvatar(bytes);
  if (image === null) return remove();
  if (name.startsWith(BANNERS)) return 'kept';
  await file.replace(image);
  return 'encoded';
};

/** Time in ms after an upload from which a file that could not be checked is removed, and its event no longer retried. */
export const IMAGE_CHECK_RETRY_WINDOW_MS = 3_600_000;

/**
 * Checks an uploaded image with `check`. Rejects if the check fails, so that the platform retries, for `IMAGE_CHECK_RETRY_WINDOW_MS` after
 * the upload; then removes the file unchecked and does not reject again.
 * @param age time since the upload in ms.
 * @param onGivenUp receives the failure of a check that will not be retried.
 */
export const verifyOrRemoveImage = async (
  check: () => Promise<unknown>,
  { age, remove, onGivenUp }: { readonly age: number; readonly remove: () => Promise<void>; readonly onGivenUp: (error: unknown) => void },
): Promise<void> => {
  try {
    await check();
  } catch (error) {
    if (age < IMAGE_CHECK_RETRY_WINDOW_MS) throw error;
    onGivenUp(error);
    await remove().catch(onGivenUp);
  }
};
