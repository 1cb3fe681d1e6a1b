import { MAX_NAME_LENGTH } from '#domain/users/profile';
import { truncateName } from './shown-name';

/** Letters of scripts that run from right to left, and characters that change the direction of the text behind them. */
const CHANGES_DIRECTION = /[\u0590-\u08FF\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Returns a name for a sentence that is plain text: cut to `MAX_NAME_LENGTH`, and in isolates (U+2068, U+2069) if the name could
 * reorder the words around it. Elements use `bdi` instead.
 */
export const inlineName = (name: string): string => {
  const cut = truncateName(name, MAX_NAME_LENGTH);
  return CHANGES_DIRECTION.test(cut) ? `\u2068${cut}\u2069` : cut;
};
