import { APP_CONFIG } from '#application/service-keys';
import type { AppConfig } from '#application/ports/app-config';
import { useService } from '#ui/services.tsx';

/** Returns where user data is stored (`browser` or `server`), for pages that describe data handling. */
export const useDataLocation = (): AppConfig['dataLocation'] => useService(APP_CONFIG).dataLocation;
