/**
 * How large a title's name is set: a long one breaks in two or three lines, and is set smaller before it fills the screen.
 * `details-start.js` sets it the same. @param most letters that are set largest: more where no poster takes room beside them.
 */
export const nameSize = (name: string, most = 26): string => (name.length <= most ? 'p-xl' : name.length <= 64 ? 'p-l' : 'p-m');
