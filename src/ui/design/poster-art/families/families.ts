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
 * Every family of compositions. The order of the compositions inside a family belongs to the picture a title gets: a new one goes to
 * the end, and moves most posters of that family.
 */
export const families = {
  western, horror, animation, documentary, war, music, scifi, fantasy, mystery, romance, crime, history, adventure, action, thriller,
  comedy, drama,
};

export type FamilyName = keyof typeof families;
