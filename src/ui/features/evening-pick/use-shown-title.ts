import { keptTitleToTitle, type Evening } from '#application/evening-pick/evening-store';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { Candidate } from '#domain/evening-pick/next-pick';
import { titleQuery } from '#ui/features/shared/catalogue-queries.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';

/** Returns the shown title: a candidate, one that was shown before, else what its details say. */
export const useShownTitle = (id: TitleId | null, candidates: ReadonlyArray<Candidate>, done: Evening) => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const details = useQuery(id === null ? null : titleQuery(catalogue, id));
  const key = id === null ? '' : itemKey(id);
  const candidate = candidates.find(({ title }) => itemKey(title) === key);
  const kept = done.shown.find((title) => itemKey(title) === key);
  const loaded = details._tag === 'success' ? details.value : null;
  const title = candidate?.title ?? loaded ?? (kept === undefined ? null : keptTitleToTitle(kept));
  return { details, picked: title === null ? null : { title, details: loaded, evidence: candidate?.evidence ?? null } };
};
