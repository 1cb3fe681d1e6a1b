import { useEffect, useState } from 'react';
import type { PasswordStrength, measureStrength } from './measure-strength';

/** Milliseconds without typing before the strength is measured. */
const DEBOUNCE_MS = 300;

type Measure = typeof measureStrength;
let loaded: Promise<Measure> | null = null;

/** Loads `measureStrength` once; a failed load is repeated at the next call. */
const load = (): Promise<Measure> => {
  loaded ??= import('./measure-strength')
    .then((module) => module.measureStrength)
    .catch((error: unknown) => {
      loaded = null;
      throw error;
    });
  return loaded;
};

/**
 * Returns the strength of a password, and `prepare`, which preloads the measuring module.
 * The strength is null while the password is empty or if the module cannot be loaded: a failure is ignored because the strength is only a
 * hint.
 */
export const useStrength = (
  password: string, known: ReadonlyArray<string>,
): { readonly measured: PasswordStrength | null; readonly prepare: () => void } => {
  const [measured, setMeasured] = useState<PasswordStrength | null>(null);
  const knownText = known.join('\n');
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        if (password === '') return setMeasured(null);
        load().then(
          (measure) => isCurrent && setMeasured(measure(password, knownText.split('\n'))),
          () => undefined,
        );
      },
      password === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [knownText, password]);
  return { measured, prepare: () => void load().catch(() => undefined) };
};
