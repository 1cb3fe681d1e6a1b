import type { FilmographyEntry } from '#domain/catalogue/person';
import { isSameTitle, type TitleId } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import { PERSON_MESSAGES } from '#ui/messages/catalogue/person.messages.ts';

/** Everything, only cast credits, or only crew credits. */
const CREDIT_FILTERS = ['all', 'cast', 'crew'] as const;
export type CreditFilter = (typeof CREDIT_FILTERS)[number];

/** One title in a filmography; `as` joins the roles played in the title, and is empty for crew credits. */
export type FilmographyCredit = { readonly title: Title; readonly as: string };
export type DepartmentCredits = { readonly name: string; readonly credits: ReadonlyArray<FilmographyCredit> };

const departmentOf = ({ part }: FilmographyEntry): string => (part.as === 'cast' ? PERSON_MESSAGES.acting : part.job);
const roleOf = ({ part }: FilmographyEntry): string => (part.as === 'cast' ? (part.character ?? '') : '');

const gather = (entries: ReadonlyArray<FilmographyEntry>): ReadonlyArray<FilmographyCredit> => {
  const credits: { title: Title; roles: string[] }[] = [];
  for (const entry of entries) {
    const existing = credits.find(({ title }) => isSameTitle(title, entry.title));
    const role = roleOf(entry);
    if (existing === undefined) credits.push({ title: entry.title, roles: role === '' ? [] : [role] });
    else if (role !== '' && !existing.roles.includes(role)) existing.roles.push(role);
  }
  return credits.map(({ title, roles }) => ({ title, as: roles.join(', ') }));
};

/**
 * Groups a filmography by department, the largest first, each in the given order (newest first). A title appears once per
 * department, with all of its roles.
 */
export const byDepartment = (filmography: ReadonlyArray<FilmographyEntry>, filter: CreditFilter): ReadonlyArray<DepartmentCredits> => {
  const entries = filmography.filter(({ part }) => filter === 'all' || part.as === filter);
  const names = [...new Set(entries.map(departmentOf))];
  return names
    .map((name) => ({ name, credits: gather(entries.filter((entry) => departmentOf(entry) === name)) }))
    .sort((a, b) => b.credits.length - a.credits.length);
};

/** Returns the selectable credit filters; empty unless there are both cast and crew credits. */
export const creditFilterOptions = (filmography: ReadonlyArray<FilmographyEntry>): ReadonlyArray<CreditFilter> => {
  const has = (filter: CreditFilter): boolean => filmography.some(({ part }) => part.as === filter);
  return has('cast') && has('crew') ? CREDIT_FILTERS : [];
};

/** Returns the titles that a person is best known for, as full titles from the filmography. */
export const bestKnown = (titles: ReadonlyArray<TitleId>, filmography: ReadonlyArray<FilmographyEntry>): ReadonlyArray<Title> =>
  titles.flatMap((best) => {
    const entry = filmography.find(({ title }) => isSameTitle(title, best));
    return entry === undefined ? [] : [entry.title];
  });
