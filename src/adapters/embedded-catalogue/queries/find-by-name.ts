import type { NameQuery } from '#domain/catalogue/catalogue';
import { withoutRemark } from '#domain/catalogue/text-match/name-forms';
import { nameForms } from '#domain/catalogue/text-match/match-kind';
import type { Title } from '#domain/catalogue/title';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import { mapInChunks } from '#adapters/embedded-catalogue/files/map-in-chunks';

/** Finds titles by all forms of their names: an import asks for thousands, each of which would take the search some milliseconds. */
export type FindByName = (query: NameQuery) => ReadonlyArray<Title>;

/** Reads the names of all titles once, without blocking the main thread. */
export const createFindByName = async ({ movie, tv }: Index): Promise<FindByName> => {
  const byForm = new Map<string, Title[]>();
  await mapInChunks([...movie, ...tv], ({ summary }) => {
    const names = [summary.title, ...(summary.originalTitle === null ? [] : [summary.originalTitle])];
    for (const form of new Set(names.flatMap(nameForms))) {
      const known = byForm.get(form);
      if (known === undefined) byForm.set(form, [summary]);
      else known.push(summary);
    }
  });
  return ({ name, mediaType }) => {
    const found = new Set([name, withoutRemark(name)].flatMap(nameForms).flatMap((form) => byForm.get(form) ?? []));
    return [...found].filter((title) => mediaType === null || title.mediaType === mediaType);
  };
};
