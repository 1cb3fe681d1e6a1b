/**
 * The stage of a motif is 300 wide and 450 high. Backgrounds extend to the far left and the far right, so that a composition can be cropped
 * upright for a poster and wide for a backdrop.
 */

/** Left end of the stage, well outside a poster. */
export const L = -270;

/** Right end of the stage, well outside a poster. */
export const R = 420;

/** Fills the whole stage with one colour. */
export const fillStage = (fill: string): string => `<path d="M${L} -20H${R}V470H${L}z" fill="${fill}"/>`;
