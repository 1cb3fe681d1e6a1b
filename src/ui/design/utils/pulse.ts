/** Duration of a pulse in ms: felt, but not heard. */
const PULSE_MS = 10;

/** Lets the device pulse once, where it can. Browsers log an error about a pulse before the first press of the page. */
export const pulse = (): void => {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(PULSE_MS);
};
