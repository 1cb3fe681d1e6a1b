import { animalFaces } from './animal-faces';
import { creatures } from './creatures';
import { faces } from './faces';
import { heroes } from './heroes';
import { machines } from './machines';
import { places } from './places';
import { signs } from './signs';
import { smallThings } from './small-things';
import { things } from './things';
import { vehicles } from './vehicles';

/** Motifs that only titles about them have: none of them is ever chosen by chance. */
export const emblems = { ...creatures, ...animalFaces, ...heroes, ...faces, ...things, ...smallThings, ...machines, ...vehicles, ...places,
  ...signs };
