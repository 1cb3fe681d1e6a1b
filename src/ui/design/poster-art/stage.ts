/**
 * The stage of a motif is 300 wide and 450 high. Backgrounds extend to the far left and the far right, so that a composition can be cropped
 * upright for a poster and wide for a backdrop.
 */

/** Left end of the stage, well outside a poster. */
export const STAGE_LEFT = -270;

/** Right end of the stage, well outside a poster. */
export const STAGE_RIGHT = 420;

/** Fills the whole stage with one colour. */
export const fillStage = (fill: string): string => `<path d="M${STAGE_LEFT} -20H${STAGE_RIGHT}V470H${STAGE_LEFT}z" fill="${fill}"/>`;
