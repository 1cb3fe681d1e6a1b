import { describe, expect, it } from 'vitest';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { regionsWithOffers, usualRegion } from './watch-region';

const { watch } = aTitleDetails();
const regions = regionsWithOffers(watch);

describe('where to watch', () => {
  it('offers the regions that have an offer, by name', () => {
    expect(regions).toEqual([{ code: 'FR', name: 'France' }, { code: 'US', name: 'United States' }]);
    expect(regionsWithOffers({ ...watch, DE: { link: null, offers: [] } })).toEqual(regions);
    expect(regionsWithOffers({})).toEqual([]);
  });

  it('begins where the person seems to be', () => {
    expect(usualRegion(regions, ['de', 'fr-FR', 'en-US'])).toBe('FR');
    expect(usualRegion(regions, ['pt-BR'])).toBe('US');
    expect(usualRegion([{ code: 'FR', name: 'France' }], ['pt-BR', 'pt'])).toBe('FR');
    expect(usualRegion([], ['fr-FR'])).toBeNull();
  });

  it('begins where the member chose, as long as somebody offers it there', () => {
    expect(usualRegion(regions, ['en-US'], 'FR')).toBe('FR');
    expect(usualRegion(regions, ['fr-FR'], 'JP')).toBe('FR');
    expect(usualRegion(regions, ['fr-FR'], null)).toBe('FR');
  });
});
