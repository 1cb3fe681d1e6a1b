import type { App } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';

/** The SDK's `IdempotencyStrategy.RetryAlways`. */
const RETRY_ALWAYS = 0;

/**
 * Returns the project's default bucket, or the named one, with retries of every call. All calls are idempotent: an upload is complete
 * or absent, and a repeated deletion has no effect. By default the SDK retries reads only, and not even reads during a write.
 */
export const defaultBucket = (app: App, name?: string): ReturnType<Storage['bucket']> => {
  const bucket = getStorage(app).bucket(name);
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: RETRY_ALWAYS });
  return bucket;
};
