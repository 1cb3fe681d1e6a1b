import { describe, expect, it } from 'vitest';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { regionsWithOffers, usualRegion } from './watch-region';

const { watch } = aTitleDetails();
const regions = regionsWithOffers(watch);

describe('watch regions', () => {
  it('regionsWithOffers returns the regions with offers, sorted by name', () => {
    expect(regions).toEqual([{ code: 'FR', name: 'France' }, { code: 'US', name: 'United States' }]);
    expect(regionsWithOffers({ ...watch, DE: { link: null, offers: [] } })).toEqual(regions);
    expect(regionsWithOffers({})).toEqual([]);
  });

  it('usualRegion returns the first browser language’s region with offers, else US, else the first region', () => {
    expect(usualRegion(regions, ['de', 'fr-FR', 'en-US'])).toBe('FR');
    expect(usualRegion(regions, ['pt-BR'])).toBe('US');
    expect(usualRegion([{ code: 'FR', name: 'France' }], ['pt-BR', 'pt'])).toBe('FR');
    expect(usualRegion([], ['fr-FR'])).toBeNull();
  });

  it('usualRegion returns the member’s region if the region has offers', () => {
    expect(usualRegion(regions, ['en-US'], 'FR')).toBe('FR');
    expect(usualRegion(regions, ['fr-FR'], 'JP')).toBe('FR');
    expect(usualRegion(regions, ['fr-FR'], null)).toBe('FR');
  });
});
