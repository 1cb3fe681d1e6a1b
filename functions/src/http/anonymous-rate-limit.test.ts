import { describe, expect, it } from 'vitest';
import { anonymousNetworkBucketKey, lastHopBucketKey, networkPrefix, toCallerAddresses } from './anonymous-rate-limit';

describe('networkPrefix', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
    ['somewhere', 'somewhere'],
  ])('maps %j to %j', (address, expected) => {
    expect(networkPrefix(address)).toBe(expected);
  });
});

describe('toCallerAddresses', () => {
  it.each([
    ['192.0.2.1, 203.0.113.7', { address: '192.0.2.1', lastHop: '203.0.113.7' }],
    ['invented, 198.51.100.1,192.0.2.1 , 203.0.113.7', { address: '192.0.2.1', lastHop: '203.0.113.7' }],
    ['192.0.2.1', { address: '192.0.2.1', lastHop: '192.0.2.1' }],
    [' , ', { address: '127.0.0.1', lastHop: '127.0.0.1' }],
    [null, { address: '127.0.0.1', lastHop: '127.0.0.1' }],
  ])('reads the end of %j', (forwardedFor, expected) => {
    expect(toCallerAddresses(forwardedFor, '127.0.0.1')).toEqual(expected);
  });
});

describe('bucket keys', () => {
  const lastHop = '203.0.113.7';

  it('anonymousNetworkBucketKey returns one key per network and last hop', () => {
    const key = anonymousNetworkBucketKey({ address: '2001:db8:1:2::1', lastHop });
    expect(anonymousNetworkBucketKey({ address: '2001:db8:1:2:ffff:1:2:3', lastHop })).toBe(key);
    expect(anonymousNetworkBucketKey({ address: '2001:db8:1:3::1', lastHop })).not.toBe(key);
    expect(anonymousNetworkBucketKey({ address: '2001:db8:1:2::1', lastHop: '203.0.113.8' })).not.toBe(key);
  });

  it('lastHopBucketKey returns one key per last hop', () => {
    expect(lastHopBucketKey({ address: '192.0.2.1', lastHop })).toBe(lastHopBucketKey({ address: '192.0.2.2', lastHop }));
    expect(lastHopBucketKey({ address: '192.0.2.1', lastHop })).not.toBe(
      lastHopBucketKey({ address: '192.0.2.1', lastHop: '203.0.113.8' }),
    );
  });
});
