import fc from 'fast-check';

/** Numbers of the films that the sequences use. */
export const FILMS = [1, 2, 3, 4, 5];

type PlainKind = 'cut' | 'connect' | 'add' | 'remove' | 'move' | 'note' | 'pin' | 'delete' | 'restore' | 'undo' | 'watch';

/** Devices: two of one member, one of another member. */
export type DeviceNumber = 0 | 1 | 2;

/** One step on a device. `list` is the place of a list among the shown ones, `film` the number of a film. */
export type ListStep = { readonly device: DeviceNumber; readonly list: number; readonly film: number } & (
  | { readonly kind: PlainKind }
  | { readonly kind: 'create' | 'rename'; readonly name: string }
  | { readonly kind: 'rate'; readonly rating: number | null }
);

const base = { device: fc.constantFrom<DeviceNumber>(0, 0, 1, 1, 2), list: fc.nat({ max: 3 }), film: fc.constantFrom(...FILMS) };
const plain = (...kinds: ReadonlyArray<PlainKind>) => fc.record({ ...base, kind: fc.constantFrom(...kinds) });
const anyStep: fc.Arbitrary<ListStep> = fc.oneof(
  { weight: 3, arbitrary: plain('cut', 'connect') },
  { weight: 6, arbitrary: plain('add', 'add', 'remove', 'move', 'note') },
  { weight: 4, arbitrary: plain('delete', 'restore', 'undo', 'pin', 'watch') },
  {
    weight: 2,
    arbitrary: fc.record({
      ...base,
      kind: fc.constantFrom('create' as const, 'rename' as const),
      name: fc.constantFrom('rainy sunday', 'best', 'with nell'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...base, kind: fc.constant('rate' as const), rating: fc.constantFrom(null, 0.5, 7.5, 10) }) },
);

/** Returns the steps of one sequence; equal seeds give equal sequences. */
export const stepsOf = (seed: number): ReadonlyArray<ListStep> =>
  fc.sample(fc.array(anyStep, { minLength: 14, maxLength: 14 }), { seed, numRuns: 1 })[0] ?? [];
