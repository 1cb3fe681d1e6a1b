/** Leads to the import. */
export const BRING_HISTORY_TEXT = 'Bring your history';

/** Texts of the home page for a member of whom nothing is known. Other members do not load them. */
export const NEW_MEMBER_MESSAGES = {
  firstStep: 'Pick something you’ve seen and we’ll start from there.',
  firstLead: 'Rate a few titles and we’ll suggest more like them. For now, here’s what’s popular.',
  browseFilms: 'Browse films',
  browseSeries: 'Browse series',
} as const;
