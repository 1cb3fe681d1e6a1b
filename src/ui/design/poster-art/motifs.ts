import { emblems } from '#ui/design/poster-art/emblems/emblems.ts';
import { families, type FamilyName } from '#ui/design/poster-art/families/families.ts';
import type { Composition, Family } from './composition';

/** All motifs by name: those of the families, which chance may choose, and the emblems, which only titles about them have. */
export const MOTIFS: Readonly<Record<string, Composition>> = {
  ...Object.fromEntries(Object.values<Family>(families).flatMap((family) => Object.entries(family))),
  ...emblems,
};

/** The names of the families; a saga's is stored by its position. */
export const FAMILY_NAMES = Object.keys(families) as ReadonlyArray<FamilyName>;
