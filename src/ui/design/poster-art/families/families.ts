import { action } from './action';
import { adventure } from './adventure';
import { animation } from './animation';
import { comedy } from './comedy';
import { crime } from './crime';
import { documentary } from './documentary';
import { drama } from './drama';
import { fantasy } from './fantasy';
import { history } from './history';
import { horror } from './horror';
import { music } from './music';
import { mystery } from './mystery';
import { romance } from './romance';
import { scifi } from './scifi';
import { thriller } from './thriller';
import { war } from './war';
import { western } from './western';

/**
 * All families of compositions. The order inside a family determines the composition of a title: add new ones at the end; an addition
 * changes most posters of that family.
 */
export const families = {
  western, horror, animation, documentary, war, music, scifi, fantasy, mystery, romance, crime, history, adventure, action, thriller,
  comedy, drama,
};

export type FamilyName = keyof typeof families;
