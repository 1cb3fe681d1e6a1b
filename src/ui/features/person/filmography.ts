import type { FilmographyEntry } from '#domain/catalogue/person';
import { isSameTitle, type TitleId } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';

/** Everything, or only what is in front of the camera, or only what is behind it. */
const SIDES = ['all', 'cast', 'crew'] as const;
export type Side = (typeof SIDES)[number];

/** One title in a filmography: the parts played in it, or the jobs done in it, joined. */
export type FilmographyCredit = { readonly title: Title; readonly as: string };
export type Department = { readonly name: string; readonly credits: ReadonlyArray<FilmographyCredit> };

const departmentOf = ({ part }: FilmographyEntry): string => (part.as === 'cast' ? 'Acting' : part.job);
const roleOf = ({ part }: FilmographyEntry): string => (part.as === 'cast' ? (part.character ?? '') : '');

const gather = (entries: ReadonlyArray<FilmographyEntry>): ReadonlyArray<FilmographyCredit> => {
  const credits: { title: Title; roles: string[] }[] = [];
  for (const entry of entries) {
    const known = credits.find(({ title }) => isSameTitle(title, entry.title));
    const role = roleOf(entry);
    if (known === undefined) credits.push({ title: entry.title, roles: role === '' ? [] : [role] });
    else if (role !== '' && !known.roles.includes(role)) known.roles.push(role);
  }
  return credits.map(({ title, roles }) => ({ title, as: roles.join(', ') }));
};

/**
 * A filmography by what was done, the largest part first, each in the order given (newest first). A title appears once in a part,
 * with all of its roles.
 */
export const byDepartment = (filmography: ReadonlyArray<FilmographyEntry>, side: Side): ReadonlyArray<Department> => {
  const entries = filmography.filter(({ part }) => side === 'all' || part.as === side);
  const names = [...new Set(entries.map(departmentOf))];
  return names
    .map((name) => ({ name, credits: gather(entries.filter((entry) => departmentOf(entry) === name)) }))
    .sort((a, b) => b.credits.length - a.credits.length);
};

/** The sides that there are, when there are both: otherwise there is nothing to choose. */
export const sidesOf = (filmography: ReadonlyArray<FilmographyEntry>): ReadonlyArray<Side> => {
  const has = (side: Side): boolean => filmography.some(({ part }) => part.as === side);
  return has('cast') && has('crew') ? SIDES : [];
};

/** The titles that somebody is best known for, as full as their filmography tells them. */
export const bestKnown = (titles: ReadonlyArray<TitleId>, filmography: ReadonlyArray<FilmographyEntry>): ReadonlyArray<Title> =>
  titles.flatMap((best) => {
    const entry = filmography.find(({ title }) => isSameTitle(title, best));
    return entry === undefined ? [] : [entry.title];
  });
