import type { NameQuery } from '#domain/catalogue/catalogue';
import { withoutRemark } from '#domain/catalogue/text-match/name-forms';
import { nameForms } from '#domain/catalogue/text-match/match-kind';
import type { Title } from '#domain/catalogue/title';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import { mapInChunks } from '#adapters/embedded-catalogue/files/map-in-chunks';

type Names = ReadonlyMap<string, ReadonlyArray<Title>>;

/** Reads the names of all titles, without blocking the main thread. */
const readNames = async ({ movie, tv }: Index): Promise<Names> => {
  const byForm = new Map<string, Title[]>();
  await mapInChunks([...movie, ...tv], ({ summary }) => {
    const names = [summary.title, ...(summary.originalTitle === null ? [] : [summary.originalTitle])];
    for (const form of new Set(names.flatMap(nameForms))) {
      const known = byForm.get(form);
      if (known === undefined) byForm.set(form, [summary]);
      else known.push(summary);
    }
  });
  return byForm;
};

const namesOf = new WeakMap<Index, Promise<Names>>();

/**
 * Finds titles by all forms of their names, which are read once: an import asks for thousands, each of which would take the search some
 * milliseconds.
 */
export const findByName = async (index: Index, { name, mediaType }: NameQuery): Promise<ReadonlyArray<Title>> => {
  const reading = namesOf.get(index) ?? readNames(index);
  namesOf.set(index, reading);
  const byForm = await reading;
  const found = new Set([name, withoutRemark(name)].flatMap(nameForms).flatMap((form) => byForm.get(form) ?? []));
  return [...found].filter((title) => mediaType === null || title.mediaType === mediaType);
};
