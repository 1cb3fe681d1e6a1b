/**
 * The stage a motif is built on is 300 wide and 450 high, seen from the front. Grounds and skies run on to the far left and the far
 * right of it, so that the same composition can be cropped upright for a poster and wide for a backdrop.
 */

/** The far left of the stage, well outside a poster. */
export const L = -270;

/** The far right of the stage, well outside a poster. */
export const R = 420;

/** The whole stage in one colour. */
export const fillStage = (fill: string): string => `<path d="M${L} -20H${R}V470H${L}z" fill="${fill}"/>`;
