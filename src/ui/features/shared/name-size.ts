/**
 * Returns the CSS class for the font size of a title's name: a long name wraps to two or three lines and gets a smaller size, so
 * that the name does not fill the screen.
 * @param most maximum length for the largest size, in characters: larger where no poster is beside the name.
 */
export const nameSize = (name: string, most = 26): string => (name.length <= most ? 'p-xl' : name.length <= 64 ? 'p-l' : 'p-m');
