import { describe, expect, it } from 'vitest';
import { anonymousBucket, networkPrefix } from './anonymous-rate-limit';

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

  it('anonymousBucket returns one key per network', () => {
    expect(anonymousBucket('2001:db8:1:2::1')).toBe(anonymousBucket('2001:db8:1:2:ffff:1:2:3'));
    expect(anonymousBucket('2001:db8:1:3::1')).not.toBe(anonymousBucket('2001:db8:1:2::1'));
    expect(anonymousBucket('192.0.2.2')).not.toBe(anonymousBucket('192.0.2.1'));
  });
});
