import { APP_CONFIG } from '#application/service-keys';
import type { AppConfig } from '#application/ports/app-config';
import { useService } from '../../services';

/** Who keeps what people tell this copy of the house: pages that speak of it say what is so here. */
export const useDataLocation = (): AppConfig['dataLocation'] => useService(APP_CONFIG).dataLocation;
