import { describe, expect, it, vi } from 'vitest';
import { preloadPage, routeAt } from '#ui/app/navigation/current-route.ts';

describe('preloadPage', () => {
  it('loads the code of the page at the address, and of no other page', async () => {
    const details = vi.spyOn(routeAt('/details').page, 'preload').mockResolvedValue();
    const list = vi.spyOn(routeAt('/movies/popular').page, 'preload').mockResolvedValue();
    const genre = vi.spyOn(routeAt('/genre/western').page, 'preload').mockResolvedValue();
    await preloadPage('/details?type=movie&id=603');
    await preloadPage('/genre/western?from=1950#top');
    expect([details, list, genre].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });
});
