import { useEffect, useState } from 'react';
import type { Measured, measureStrength } from './measure-strength';

/** Typing settles before anything is said. */
const SETTLED_MS = 300;

type Measure = typeof measureStrength;
let loading: Promise<Measure> | null = null;

/** Loads the measure once; one that did not come is asked for again the next time. */
const load = (): Promise<Measure> => {
  loading ??= import('./measure-strength').then(
    (module) => module.measureStrength,
    (lost: unknown) => {
      loading = null;
      throw lost;
    },
  );
  return loading;
};

/** How hard the password is to guess; null while nothing is typed, and where the measure cannot be had: it is only a hint. */
export const useStrength = (password: string, known: ReadonlyArray<string>): { readonly measured: Measured | null; readonly prepare: () => void } => {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const about = known.join('\n');
  useEffect(() => {
    let isWanted = true;
    const settle = setTimeout(
      () => {
        if (password === '') return setMeasured(null);
        load().then(
          (measure) => isWanted && setMeasured(measure(password, about.split('\n'))),
          () => undefined,
        );
      },
      password === '' ? 0 : SETTLED_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(settle);
    };
  }, [about, password]);
  return { measured, prepare: () => void load().catch(() => undefined) };
};
