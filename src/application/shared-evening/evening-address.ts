import { serializeEveningParams, type EveningParams } from '#application/evening-pick/evening-params';
import type { ListSource } from '#application/evening-pick/list-source';

/** The page on which two people share an evening, each on an own device. */
export const SHARED_EVENING_PATH = '/tonight/together';
const EVENING = 'evening';

/** Returns the address at which an evening begins, with how long there is. */
export const addressOfStart = (params: EveningParams): string =>
  `${SHARED_EVENING_PATH}${serializeEveningParams({ ...params, people: [[]], isTogether: false, shown: null })}`;

/** Returns the address of an evening, which its link leads to. @param list that this person brings; the link names none. */
export const addressOfEvening = (id: string, list?: ListSource): string =>
  `${SHARED_EVENING_PATH}?${EVENING}=${id}${list === undefined ? '' : `&list=${list}`}`;

/** Returns the id in an address of an evening; null on the page at which evenings begin. */
export const readEveningId = (parameters: URLSearchParams): string | null => parameters.get(EVENING);
