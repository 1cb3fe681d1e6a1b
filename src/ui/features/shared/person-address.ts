/** Where a person's own page is. */
export const personAddress = (id: number): string => `/person?id=${id}`;

/** The person that an address is about; null when it names nobody. */
export const personInAddress = (parameters: URLSearchParams): number | null => {
  const id = parameters.get('id') ?? '';
  return /^-?[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
};
