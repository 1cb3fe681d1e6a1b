import type { RelatedTitles } from '#domain/catalogue/title-details';

/** Texts of the shelves of a title's page. */
export const TITLE_SHELF_MESSAGES = {
  loading: 'Loading related titles',
  recommended: 'You might also like',
  /** @param as what the person did in the titles: directed or created them, or appeared in them. */
  person: (as: 'maker' | 'cast', name: string): string => (as === 'maker' ? `More by ${name}` : `Also with ${name}`),
} as const;

/** Returns the heading of titles that share a fact: "More about a time loop", "Also set in Paris", "More from HBO". */
export const relatedTitlesHeading = ({ by, name }: Pick<RelatedTitles, 'by' | 'name'>): string => {
  switch (by) {
    case 'subject':
      return `More about ${name}`;
    case 'setting':
      return `Also set ${name}`;
    case 'network':
      return `More from ${name}`;
    case 'era':
      return `More ${name}`;
  }
};
