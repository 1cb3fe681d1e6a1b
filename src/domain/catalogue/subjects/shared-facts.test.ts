import { describe, expect, it } from 'vitest';
import { aTitleDetails, someSeries } from '#domain/catalogue/title-details.fixture';
import { relatedTitlesHeading } from '#ui/messages/catalogue/title-shelves.messages.ts';
import { sharedFacts } from './shared-facts';

/** Returns the headings of the facts with their filters. */
const factsOf = (keywords: ReadonlyArray<string>): ReadonlyArray<string> =>
  sharedFacts(aTitleDetails({ keywords })).map((fact) => `${relatedTitlesHeading(fact)}: ${fact.content}`);

describe('sharedFacts', () => {
  it.each([
    [['friendship', 'time loop', 'dog'], ['More about a time loop: keyword:time loop']],
    [['friendship', 'dog'], ['More about friendship: keyword:friendship']],
    [['heist', 'woman director', 'bank heist'], ['More about a heist: keyword:heist|bank heist']],
    [['coming of age'], ['More about growing up: keyword:coming of age']],
    [['1970s', 'France', 'paris, france'], ['Also set in Paris: keyword:paris, france']],
    [['france', 'germany'], []],
    [['london, england', 'dublin, ireland', 'ireland', '1980s'], ['Also set in the 1980s: keyword:1980s']],
    [['shanghai, china', 'singapore'], []],
    [['vatican', 'rome, italy'], ['Also set in Rome: keyword:rome, italy']],
    [['World War II', 'constructor'], ['Also set during the Second World War: keyword:World War II']],
    [['based on novel or book'], []],
  ])('reads the most telling subject and setting of %j', (keywords, facts) => expect(factsOf(keywords)).toEqual(facts));

  it('names the network of a series, if the catalogue can filter by it', () => {
    const networksOf = (...networks: ReadonlyArray<string>) =>
      sharedFacts(aTitleDetails({ mediaType: 'tv', keywords: [], series: someSeries({ networks }) }));
    expect(networksOf('HBO', 'Netflix')).toEqual([{ by: 'network', name: 'HBO', content: 'network:HBO' }]);
    expect(networksOf('A network of one town')).toEqual([]);
  });
});
