import { describe, expect, it } from 'vitest';
import { anonymousKeys, blockPrefix, networkPrefix, toCallerAddresses } from './anonymous-rate-limit';

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

describe('blockPrefix', () => {
  it.each([
    ['192.0.2.1', '192.0.2'],
    ['::ffff:192.0.2.1', '192.0.2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1'],
    ['', ''],
    ['some.where.else', 'some.where.else'],
  ])('maps %j to %j', (address, expected) => {
    expect(blockPrefix(address)).toBe(expected);
  });
});

describe('anonymousKeys', () => {
  const lastHop = '203.0.113.7';
  const keysOf = (address: string, hop = lastHop, secret = 'a') => anonymousKeys({ address, lastHop: hop }, secret);

  it('are one for each network, block and last hop, of 128 bits, and name none of them', () => {
    const [network, block, hop, total] = keysOf('2001:db8:1:2::1');
    expect([network, block, hop, total]).toEqual([
      ...['anon-', 'anon-block-', 'anon-hop-'].map((prefix) => expect.stringMatching(RegExp(`^${prefix}[0-9a-f]{32}$`)) as unknown),
      'anon-all',
    ]);
    expect(keysOf('2001:db8:1:2:ffff:1:2:3')).toEqual([network, block, hop, total]);
    expect(keysOf('2001:db8:1:3::1')).toEqual([expect.not.stringMatching(network), block, hop, total]);
    expect(keysOf('2001:db8:2:2::1')).toEqual([expect.not.stringMatching(network), expect.not.stringMatching(block), hop, total]);
  });

  it('are others behind another last hop, which a caller cannot invent, and on another day', () => {
    const keys = keysOf('192.0.2.1');
    for (const other of [keysOf('192.0.2.1', '203.0.114.7'), keysOf('192.0.2.1', lastHop, 'b')])
      expect(keys.map((key, at) => key === other[at])).toEqual([false, false, false, true]);
  });
});
