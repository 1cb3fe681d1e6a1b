import * as t from 'io-ts';
import { refineCodec } from '#domain/shared/refine-codec';

const NAME = /^banner-(\d{13})-[0-9a-f]{16}$/;

/**
 * Name of a banner and of its file: `banner-<ms since 1970>-<64 random bits>`. Names are generated, so that no file name of a person is
 * public.
 */
export const BannerName: t.Type<string, unknown> = refineCodec(t.string, (text) => NAME.test(text), 'a name of a banner');

/** Creates a name. @param now ms since 1970. @param random hexadecimal digits, at least 16. */
export const newBannerName = (now: number, random: string): string =>
  `banner-${String(Math.trunc(now)).padStart(13, '0')}-${random.slice(0, 16)}`;

/** Returns when the name was created, in ms since 1970; null for a name that was not generated. */
export const bannerTime = (name: string): number | null => {
  const [, millis] = NAME.exec(name) ?? [];
  return millis === undefined ? null : Number(millis);
};
