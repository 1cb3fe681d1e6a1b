import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a time in ms since 1970. A timer may end slightly early, so the clock is checked again. */
export const untilTime = async (time: number): Promise<void> => {
  while (Date.now() < time) await pause(time - Date.now());
};

/** Waits for the next whole second: the identity service dates tokens in seconds of the same clock. */
export const nextSecond = (): Promise<void> => untilTime((Math.floor(Date.now() / 1000) + 1) * 1000);
