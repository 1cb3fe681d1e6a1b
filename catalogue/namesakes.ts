import type { Namesakes } from './fact-record';

/** Returns the id of the person who has a name in the title of a key. */
export type PersonIdOf = (name: string, titleKey: string) => number;

/** Returns what identifies a person: the name, with a number behind it for the second and each further person of that name. */
export const personIdentity = (namesakes: Namesakes) => (name: string, titleKey: string): string => {
  const further = namesakes[name]?.findIndex((titles) => titles.includes(titleKey)) ?? -1;
  return further < 0 ? name : `${name} (${further + 2})`;
};
