import { useState } from 'react';
import { CLOCK } from '#application/service-keys';
import { useService } from '#ui/services.tsx';

/** The speed is that of the last two to three parts of this length: it changes while a catalogue limits requests. */
const PART_MS = 20_000;

type Work = {
  readonly done: number; readonly all: number; readonly isPaused: boolean;
  /** Steps that have to be seen before the time is shown. */ readonly minSeen: number;
};

/** Returns the minutes that the rest takes at the speed that this page has seen; null while that is unknown, and in a pause. */
export const useMinutesLeft = ({ done, all, isPaused, minSeen }: Work): number | null => {
  const now = useService(CLOCK).now();
  const here = { done, at: now, isPaused };
  const [marks, setMarks] = useState([here]);
  const [first = here, last = here] = [marks[0], marks.at(-1)];
  // A pause says nothing about the speed.
  if (last.isPaused !== isPaused) setMarks([here]);
  else if (now - last.at >= PART_MS) setMarks([...marks.slice(-2), here]);
  const seen = done - first.done;
  return isPaused || first.isPaused || seen < minSeen ? null : ((now - first.at) / seen) * ((all - done) / 60_000);
};
