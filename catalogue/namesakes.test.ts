import { expect, it } from 'vitest';
import { loadFacts } from './load-facts';
import { personIdentity } from './namesakes';

/** Years without a title after which a person may be two people of one name. */
const LONG_GAP = 40;

/** Names that were checked: each is one person, whose titles are that far apart. */
const ONE_PERSON = new Set(`
Ann Miller, Barry Bostwick, Bernard Verley, Bo Hopkins, Brontis Jodorowsky, Bulle Ogier, Colin Jost, Dani, Donna Mills, Elisabeth Sladen
Elizabeth Ashley, Emmanuelle Riva, Eva Marie Saint, Eve Plumb, Franco Graziosi, Françoise Bertin, Geraldine Fitzgerald, Gigi Proietti
Gloria Stuart, Googie Withers, Gordon Pinsent, Gérard Hernandez, Hark Bohm, Hayley Mills, Ingrid Caven, Jacques Tati, Jessica Harper
Joan Blondell, John Kani, John Woodvine, June Lockhart, Keye Luke, Lee Meriwether, Lekh Tandon, Marika Green, Maureen O'Sullivan
Mbissine Thérèse Diop, Nick Castle, Parker Stevenson, Rita Tushingham, Ruth Nelson, Rüdiger Vogler, Stan Freberg, Stefania Sandrelli
Sydney Newman, Sylvia Syms, Tom Courtenay, Tyne Daly, Víctor Erice, Zygmunt Malanowicz
`.split(/[,\n]/).map((name) => name.trim()).filter((name) => name !== ''));

const { movies, series, namesakes } = loadFacts();

it('titles of one person that are more than forty years apart are known to be of one person', () => {
  const identityOf = personIdentity(namesakes);
  const years = new Map<string, number[]>();
  // Documentaries show people who died long before.
  for (const { key, year, genres, directors, creators, cast } of [...movies, ...series]) {
    if (genres.includes('Documentary')) continue;
    for (const name of new Set([...directors, ...creators, ...cast.map((member) => member.name)])) {
      const person = identityOf(name, key);
      years.set(person, [...(years.get(person) ?? []), year]);
    }
  }
  const isApart = (all: ReadonlyArray<number>): boolean =>
    [...all].sort((one, other) => one - other).some((year, at, sorted) => at > 0 && year - (sorted[at - 1] ?? year) > LONG_GAP);
  const apart = [...years].flatMap(([person, all]) => (isApart(all) ? [person] : []));
  expect(apart.filter((person) => !ONE_PERSON.has(person))).toEqual([]);
  expect([...ONE_PERSON].filter((person) => !apart.includes(person))).toEqual([]);
});

it.each([
  ['Dan Schneider', 'imdb-tt11600174'], ['James Robinson', 'tmdb-480572'], ['Richard Harris', 'imdb-tt9098872'],
  ['Steve Ross', 'imdb-tt14539744'],
])('%s of %s is not the actor of that name', (name, key) => expect(personIdentity(namesakes)(name, key)).not.toBe(name));
