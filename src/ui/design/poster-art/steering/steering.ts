import type { Composition } from '#ui/design/poster-art/composition.ts';
import type { FamilyName } from '#ui/design/poster-art/families/families.ts';
import { FAMILY_NAMES, MOTIFS } from '#ui/design/poster-art/motifs.ts';
import type { BackgroundTone } from '#ui/design/poster-art/palette.ts';
import { TONES } from '#ui/design/poster-art/palette.ts';
import table from './motif-table.json';
import { decodeRow, splitTable } from './table-text';

/** The look that all films of a saga share. */
interface SagaLook {
  readonly family: FamilyName;
  /** Year of the first film, whose colours all have. */
  readonly year: number;
  /** Seed of the choices of colours. */
  readonly seed: number;
}

/** How the poster of a title is meant. */
interface Steering {
  /** Motifs that fit the title, best first. */
  readonly motifs: ReadonlyArray<Composition>;
  /** Kind of sheet; null to let chance choose. */
  readonly tone: BackgroundTone | null;
  readonly saga: SagaLook | null;
}

const compositions = Object.values(MOTIFS);
const UNSTEERED: Steering = { motifs: [], tone: null, saga: null };

/** Returns what the films of a saga share, and their kind of sheet. */
const sagaAt = (index: number): Pick<Steering, 'saga' | 'tone'> => {
  const [familyIndex = -1, year = 0, toneIndex = -1] = table.sagas[index] ?? [];
  const family = FAMILY_NAMES[familyIndex];
  return family === undefined ? UNSTEERED : { saga: { family, year, seed: index }, tone: TONES[toneIndex] ?? null };
};

let rows: ReturnType<typeof splitTable> | null = null;

/** Returns how the poster of a title is meant by its key (`movie-550`); without motifs if nothing is known. */
export const steeringOf = (key: string): Steering => {
  rows ??= new Map([...splitTable('movie', table.movie), ...splitTable('tv', table.tv)]);
  const text = rows.get(key);
  if (text === undefined) return UNSTEERED;
  const row = decodeRow(text);
  return {
    motifs: row.motifs.flatMap((index) => compositions[index] ?? []),
    ...(row.saga === null ? { saga: null, tone: TONES[row.tone ?? -1] ?? null } : sagaAt(row.saga)),
  };
};
