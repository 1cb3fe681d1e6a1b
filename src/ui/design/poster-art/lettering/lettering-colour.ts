import { contrast } from '../colours';
import type { Inks } from '../palette';

const CREAM = '#fbf3e0';
const SOOT = '#17131a';

/** The colour of a title on the given ground: of the sheet's own two, cream and soot the one that can be read best. */
export const letteringColour = ({ background, foreground }: Inks, ground: string): string =>
  [foreground, CREAM, SOOT].reduce((best, colour) => (contrast(colour, ground) > contrast(best, ground) ? colour : best), background);
