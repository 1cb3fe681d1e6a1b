/** Texts of the question before a sign-out. @param count changes of lists that only this browser has. */
export const unsentChangesQuestion = (
  count: number,
): { readonly title: string; readonly subtitle: string; readonly confirmText: string } => ({
  title: count === 1 ? 'One change is not saved yet' : `${count} changes are not saved yet`,
  subtitle: 'They are kept in this browser and sent the next time you sign in here.',
  confirmText: 'Sign out anyway',
});

/** Returns the question as one text, for the browser's own dialog. @param count changes of lists that only this browser has. */
export const plainUnsentChangesQuestion = (count: number): string => {
  const { title, subtitle, confirmText } = unsentChangesQuestion(count);
  return `${title}. ${subtitle}\n\n${confirmText}?`;
};
