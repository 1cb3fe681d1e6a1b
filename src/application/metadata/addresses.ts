import { itemKey, type TitleId } from '#domain/catalogue/title-id';

/** Returns the path of a title's page. */
export const titleAddress = ({ mediaType, id }: TitleId): string => `/details?type=${mediaType}&id=${id}`;

/** Returns the path of the poster that the build draws for link previews of a title. */
export const posterAddress = (id: TitleId): string => `/posters/${itemKey(id)}.jpg`;

/** Returns the path of a person's page. */
export const personAddress = (id: number): string => `/person?id=${id}`;

/** Returns the person id in the parameter `id`; null when missing or malformed. */
export const parsePersonId = (id: string | null): number | null => (id !== null && /^-?[1-9]\d{0,9}$/.test(id) ? Number(id) : null);
