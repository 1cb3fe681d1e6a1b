import { AlternativeTitlesFile } from '#adapters/embedded-catalogue/files/alternative-titles-file';
import type { Facts } from '../load-facts';
import { sequelNames } from '../sequel-names';
import type { TitleFacts } from '../title-facts';

/** Returns the content of `alternative-titles.json`. */
export const buildAlternativeTitles = ({ movies, series }: Facts): unknown => {
  const sequels = sequelNames(movies);
  const lines = (all: ReadonlyArray<TitleFacts>): string =>
    all.map(({ key, alternativeTitles }) => [...alternativeTitles, ...[sequels.get(key) ?? []].flat()].join('\t')).join('\n');
  return AlternativeTitlesFile.encode({ movie: lines(movies), tv: lines(series) });
};
