import { expect, it } from 'vitest';
import { someSeries, aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { usualLength } from './pick-facts';

it('an episode is as long as is typical, never as long as a finale; a film is as long as either source says', () => {
  const series = aTitle({ mediaType: 'tv', runtime: 80 });
  const details = (episodeRuntime: number | null) =>
    aTitleDetails({ ...series, runtime: null, series: someSeries({ episodeRuntime, latestRuntime: 80 }) });
  const film = (runtime: number | null) => aTitle({ runtime });
  expect([usualLength(series, details(null)), usualLength(series, details(45)), usualLength(series, null)]).toEqual([null, 45, null]);
  expect([usualLength(film(97), null), usualLength(film(null), aTitleDetails({ runtime: 98, series: null }))]).toEqual([97, 98]);
});
