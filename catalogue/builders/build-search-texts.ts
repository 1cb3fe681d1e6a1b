import { encodeSearchTexts, SearchTextsFile } from '#adapters/embedded-catalogue/files/search-texts-file';
import { plainPersonSearchText, plainTitleSearchText, surnameFirst } from '#adapters/embedded-catalogue/search/plain-names';
import { indexName } from '#domain/catalogue/text-match/match-kind';
import type { Facts } from '../load-facts';
import { sequelNames } from '../sequel-names';
import type { TitleFacts } from '../title-facts';
import type { Filmography } from './build-people';

/** Returns the content of `title-texts.json`: films, then series, with titles in other languages, nicknames and names of sequels. */
export const buildTitleTexts = ({ movies, series }: Facts): unknown => {
  const sequels = sequelNames(movies);
  const textOf = ({ key, title, originalTitle, alternativeTitles }: TitleFacts) =>
    indexName([title, ...[originalTitle ?? []].flat(), ...alternativeTitles, ...[sequels.get(key) ?? []].flat()], true);
  return SearchTextsFile.encode([movies, series].map((all) => encodeSearchTexts(all.map(({ title }) => title), all.map(textOf), plainTitleSearchText)));
};

/** Returns the content of `people-texts.json`, in the order of `people.json`. */
export const buildPeopleTexts = (people: ReadonlyArray<Filmography>): unknown => {
  const names = people.map(({ name }) => name);
  return SearchTextsFile.encode([encodeSearchTexts(names, names.map((name) => indexName([name, surnameFirst(name)])), plainPersonSearchText)]);
};
