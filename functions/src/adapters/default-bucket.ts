import type { App } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';

/** The SDK's word for trying everything again. */
const ALWAYS = 0;

/**
 * The bucket of this house, or the one of that name. Whatever is asked of it may be asked twice: a picture is there whole or not at
 * all, and one that is removed twice is removed. So a connection that breaks off is tried again, which the SDK does by itself for
 * reading only, and not even for that while something else is being written.
 */
export const defaultBucket = (app: App, name?: string): ReturnType<Storage['bucket']> => {
  const bucket = getStorage(app).bucket(name);
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: ALWAYS });
  return bucket;
};
