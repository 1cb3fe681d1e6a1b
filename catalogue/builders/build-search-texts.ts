import { encodeSearchTexts, SearchTextsFile } from '#adapters/embedded-catalogue/files/search-texts-file';
import { plainPersonSearchText, plainTitleSearchText, surnameFirst } from '#adapters/embedded-catalogue/search/plain-names';
import { indexName } from '#domain/catalogue/text-match/match-kind';
import { unifyCharacters } from '#domain/catalogue/text-match/unify-characters';
import { chineseCharacterPairs } from './chinese-characters';
import type { Facts } from '../load-facts';
import { sequelNames } from '../sequel-names';
import type { TitleFacts } from '../title-facts';
import type { Filmography } from './build-people';

/**
 * Returns the content of `title-texts.json`: films, then series, with titles in other languages, nicknames and names of sequels; then the
 * character pairs.
 */
export const buildTitleTexts = ({ movies, series }: Facts): unknown => {
  const sequels = sequelNames(movies);
  const namesOf = ({ key, title, originalTitle, alternativeTitles }: TitleFacts): ReadonlyArray<string> =>
    [title, ...[originalTitle ?? []].flat(), ...alternativeTitles, ...[sequels.get(key) ?? []].flat()];
  const pairs = chineseCharacterPairs([...movies, ...series].flatMap(namesOf));
  const unify = unifyCharacters(pairs);
  const textOf = (facts: TitleFacts) => indexName(namesOf(facts).map(unify), true);
  const columns = [movies, series].map((all) => encodeSearchTexts(all.map(({ title }) => title), all.map(textOf), plainTitleSearchText));
  return SearchTextsFile.encode([...columns, pairs]);
};

/**
 * Returns the content of `people-texts.json`, in the order of `people.json`.
 * @param formerNames by a person's id: the person is found by these names, too.
 */
export const buildPeopleTexts = (
  people: ReadonlyArray<Filmography>, formerNames: ReadonlyMap<number, ReadonlyArray<string>>,
): unknown => {
  const names = people.map(({ name }) => name);
  const textOf = ({ id, name }: Filmography) =>
    indexName([name, ...(formerNames.get(id) ?? [])].flatMap((each) => [each, surnameFirst(each)]));
  return SearchTextsFile.encode([encodeSearchTexts(names, people.map(textOf), plainPersonSearchText)]);
};
