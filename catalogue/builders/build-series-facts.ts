import type { SeriesFactsFile } from '#adapters/embedded-catalogue/content/series-facts-file';
import { isOver, type TitleFacts } from '../title-facts';

/** Returns the content of `series-facts.json`. @param series in the order of the index. */
export const buildSeriesFacts = (series: ReadonlyArray<TitleFacts>): SeriesFactsFile => {
  const networks = new Map<string, number[]>();
  series.forEach((facts, row) => facts.networks.forEach((name) => networks.set(name, [...(networks.get(name) ?? []), row])));
  return {
    networks: [...networks].toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1)),
    ended: series.flatMap(({ status }, row) => (isOver(status) ? [row] : [])),
  };
};
