/** A text that another app shares with Marquee and that names no title. */
export const SHARED_LINK_MESSAGES = {
  board: ['Which /title?'],
  unnamed:
    'We can’t tell which title this is. Short links, such as those of boxd.it or youtu.be, name it only on their own site. Type its name above.',
  search: 'Search',
} as const;
