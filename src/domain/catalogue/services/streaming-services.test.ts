import { expect, it } from 'vitest';
import { formatServices, MAX_SERVICES, parseServices } from './streaming-services';

it('reads services of a region, each once and sorted, and nothing from other texts', () => {
  expect(parseServices('DE-337-8-8')).toEqual({ region: 'DE', ids: [8, 337] });
  for (const text of [
    null, '', 'DE', 'DE-', 'de-8', '8', 'DE-0', 'DE-08', 'DE-8-', 'DE-1000000', 'DEU-8', 'DE-8\n', `DE${'-8'.repeat(21)}`,
  ])
    expect([text, parseServices(text)]).toEqual([text, null]);
});

it('writes what it reads, the same for the same services, at most twenty', () => {
  expect(formatServices({ region: 'AT', ids: [337, 8, 337] })).toBe('AT-8-337');
  expect(formatServices({ region: 'AT', ids: [] })).toBeNull();
  const many = formatServices({ region: 'US', ids: Array.from({ length: 30 }, (_, index) => 999_999 - index) });
  expect(parseServices(many)?.ids).toHaveLength(MAX_SERVICES);
});
