import type { Answer } from '#domain/shared/answer';

/** A service that shows titles online in a region. `id` is TMDB's number; `logoPath` a path for the `logo` image size. */
export type StreamingService = { readonly id: number; readonly name: string; readonly logoPath: string | null };

/** The part of a catalogue with the offers of titles. */
export type ServicesSource = {
  /**
   * Returns the services that show films or series in a region, those that matter most there first; empty where there are none. Absent for
   * a catalogue without offers. Fails as the methods of `Catalogue`. @param region ISO 3166-1.
   */
  readonly getServices?: (region: string, signal?: AbortSignal) => Answer<ReadonlyArray<StreamingService>>;
};

/** Services of one region, ISO 3166-1. `ids` are in ascending order, at least one and at most `MAX_SERVICES`. */
export type ChosenServices = { readonly region: string; readonly ids: ReadonlyArray<number> };

/** Most services of one choice. */
export const MAX_SERVICES = 20;

const WELL_FORMED = /^([A-Z]{2})-([1-9]\d{0,5}(?:-[1-9]\d{0,5}){0,19})$/;

/**
 * Reads services from the text that settings, filters and addresses hold: `DE-8-337`. Null without services, and for a malformed
 * text.
 */
export const parseServices = (text: string | null): ChosenServices | null => {
  const [, region, ids] = WELL_FORMED.exec(text ?? '') ?? [];
  return region === undefined || ids === undefined ? null
    : { region, ids: [...new Set(ids.split('-').map(Number))].sort((one, other) => one - other) };
};

/** Returns services as text, the same for the same services; null without services. Ids beyond `MAX_SERVICES` are left out. */
export const formatServices = ({ region, ids }: ChosenServices): string | null => {
  const chosen = [...new Set(ids)].slice(0, MAX_SERVICES).sort((one, other) => one - other);
  return chosen.length === 0 ? null : [region, ...chosen].join('-');
};
