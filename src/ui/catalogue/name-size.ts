/** How large a title's name is set: a long one breaks in two or three lines, and is set smaller before it fills the screen. `details-start.js` sets it the same. */
export const nameSize = (name: string): string => (name.length <= 26 ? 'p-xl' : name.length <= 64 ? 'p-l' : 'p-m');
