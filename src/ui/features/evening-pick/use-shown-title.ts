import { useEffect, useMemo, useState } from 'react';
import { keptTitleToTitle, type Evening } from '#application/evening-pick/evening-store';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { mayComeLater } from '#domain/calendar/release-day';
import type { Title } from '#domain/catalogue/title';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { isOutOn, type Candidate } from '#domain/evening-pick/next-pick';
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

const NONE: ReadonlySet<string> = new Set();

type NextTitle = {
  readonly next: Title | null;
  /** The title that would be next is not known to be out. */
  readonly isChecking: boolean;
  /** Item keys of titles that are not out in the region. */
  readonly notOut: ReadonlySet<string>;
};

/**
 * Returns the next title that is out in the region, and loads its details, which alone know the region's day.
 * @param pick returns the next title without those that are not out.
 */
export const useNextTitle = (
  pick: (notOut: ReadonlySet<string>) => Candidate | null, evening: string, region: string | null,
): NextTitle => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const [known, setKnown] = useState({ region, notOut: NONE });
  const notOut = known.region === region ? known.notOut : NONE;
  const candidate = useMemo(() => pick(notOut), [pick, notOut]);
  const details = useQuery(candidate === null ? null : titleQuery(catalogue, candidate.title));
  const isToCome = candidate !== null && details._tag === 'success' && !isOutOn(evening, region)({ ...candidate, title: details.value });
  useEffect(() => {
    if (!isToCome) return;
    const key = itemKey(candidate.title);
    queueMicrotask(() => setKnown({ region, notOut: new Set([...notOut, key]) }));
  }, [isToCome, candidate, region, notOut]);
  const isChecking = isToCome || (candidate !== null && details._tag === 'pending' && mayComeLater(candidate.title, evening, region));
  return { next: isChecking ? null : (candidate?.title ?? null), isChecking, notOut };
};
