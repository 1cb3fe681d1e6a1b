import { unavailable } from '#domain/shared/failure';
import type { Log } from './ports/log';

/** Delay in ms before loading code again after a failure, usually a lost connection. */
const RETRY_DELAY_MS = 3000;

/** Loads code until it succeeds. The first failure is logged under `source`. */
export const retryUntilLoaded = async <T>(load: () => Promise<T>, log: Log, source: string): Promise<T> => {
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await load();
    } catch (error) {
      if (!isLogged) log.failure(source, unavailable(null, error instanceof Error ? error.message : String(error)));
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
};
