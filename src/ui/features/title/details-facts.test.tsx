import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { DetailsFacts } from './details-facts';

afterEach(cleanup);

const facts = (details: TitleDetails | null): ReadonlyArray<string | null> => {
  const { container } = render(<DetailsFacts title={aTitle({ mediaType: 'movie', year: 1942, vote: null, runtime: 102 })} details={details} />);
  return [...container.querySelectorAll('.facts > span')].map(({ textContent }) => textContent);
};
const crew = (...names: ReadonlyArray<string>): TitleDetails['crew'] => names.map((name, at) => ({ personId: at + 1, name, job: 'Director', department: null }));

describe('the facts of a title', () => {
  it.each([
    ['say whose it is', crew('Michael Curtiz'), ['1942', 'Directed by Michael Curtiz', '1 h 42']],
    ['name two of many', crew('Ann', 'Ben', 'Cid', 'Dee'), ['1942', 'Directed by Ann, Ben and others', '1 h 42']],
    ['leave no room for a name that nobody knows', [], ['1942', '1 h 42']],
  ])('%s', (_, crewOfIt, told) => {
    expect(facts(aTitleDetails({ certification: null, crew: crewOfIt }))).toEqual(told);
  });

  it('keep the place of whoever made it while that is on its way', () => {
    expect(facts(null)).toEqual(['1942', '', '1 h 42']);
  });
});
