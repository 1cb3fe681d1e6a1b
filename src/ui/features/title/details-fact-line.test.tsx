import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { DetailsFactLine } from './details-fact-line';

afterEach(cleanup);

const facts = (details: TitleDetails | null): ReadonlyArray<string | null> => {
  const title = aTitle({ mediaType: 'movie', year: 1942, averageVote: null, runtime: 102 });
  const { container } = render(
    <MemoryRouter>
      <DetailsFactLine title={title} details={details} whole={false} />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('.facts > span')].map(({ textContent }) => textContent);
};
const crew = (...names: ReadonlyArray<string>): TitleDetails['crew'] =>
  names.map((name, index) => ({ personId: index + 1, name, job: 'Director', department: null }));

/** The space of the end time, which loads later. */
const END = '';

describe('DetailsFactLine', () => {
  it.each([
    ['names the director', crew('Michael Curtiz'), ['1942', 'Directed by Michael Curtiz', '1 h 42', END]],
    ['names two of more than three directors', crew('Ann', 'Ben', 'Cid', 'Dee'),
      ['1942', 'Directed by Ann, Ben and others', '1 h 42', END]],
    ['omits the director when unknown', [], ['1942', '1 h 42', END]],
  ])('%s', (_, titleCrew, expected) => {
    expect(facts(aTitleDetails({ certification: null, crew: titleCrew }))).toEqual(expected);
  });

  it('reserves the space of the director while the details load', () => {
    expect(facts(null)).toEqual(['1942', '', '1 h 42', END]);
  });
});
