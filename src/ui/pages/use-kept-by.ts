import { PREMISES } from '#application/keys';
import type { Premises } from '#application/premises';
import { useService } from '../services';

/** Who keeps what people tell this copy of the house: pages that speak of it say what is so here. */
export const useKeptBy = (): Premises['keptBy'] => useService(PREMISES).keptBy;
