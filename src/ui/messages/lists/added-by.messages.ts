/** Who added a title to a list that several people edit. */
export const ADDED_BY_MESSAGES = {
  addedBy: (name: string): string => `Added by ${name}`,
  leftPerson: 'someone who has left',
} as const;
