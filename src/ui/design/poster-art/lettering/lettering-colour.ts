import { contrast } from '../colours';
import type { Inks } from '../palette';

const CREAM = '#fbf3e0';
const SOOT = '#17131a';

/** Returns the most readable colour on the given background: foreground, background, cream or soot. */
export const letteringColour = ({ background, foreground }: Inks, ground: string): string =>
  [foreground, CREAM, SOOT].reduce((best, colour) => (contrast(colour, ground) > contrast(best, ground) ? colour : best), background);
