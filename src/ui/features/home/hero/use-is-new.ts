import { useState } from 'react';
import type { OwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import type { HeroChoice } from './use-hero-choices';

/** Returns whether nothing is known of a member, or only what was viewed, and the lists are empty: titles to discover come before them. */
export const useIsNew = (hero: HeroChoice | null | undefined, own: OwnLists): boolean => {
  const [isBare, setBare] = useState<boolean | null>(null);
  // Said once, with what is known by then: neither lists that come late nor the first title of one move what is read.
  if (isBare === null && hero != null)
    setBare(hero.kind === 'recent' && own._tag === 'success' && own.all.every(({ itemCount }) => itemCount === 0));
  return hero === undefined || isBare === true;
};
