/** Returns the address of a drawing in one colour, 16 to 9, for stories that need a picture but no network. */
export const drawing = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${colour}" d="M0 0h16v9H0z"/></svg>`)}`;
