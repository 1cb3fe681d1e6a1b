/** Returns the path of a person's page. */
export const personAddress = (id: number): string => `/person?id=${id}`;

/** Returns the person id in the URL parameters; null when missing or malformed. */
export const parsePersonId = (parameters: URLSearchParams): number | null => {
  const id = parameters.get('id') ?? '';
  return /^-?[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
};
