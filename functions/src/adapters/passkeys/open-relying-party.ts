import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { RelyingParty } from '#application/server/passkeys/relying-party';
import { orNull } from '#domain/shared/codecs/or-null';
import { webAuthnRelyingParty } from './web-authn-relying-party';

const PasskeyProfile = t.type({ passkeys: orNull(t.string) }, 'profile.json');

const SITE_NAME = 'Marquee';

/** Returns the relying party of a site that was built with passkeys; null of another. @param folder build folder with `profile.json`. */
export const openRelyingParty = (folder: URL): RelyingParty | null => {
  try {
    const text: unknown = JSON.parse(readFileSync(new URL('profile.json', folder), 'utf8'));
    return pipe(
      PasskeyProfile.decode(text),
      E.match(() => null, ({ passkeys }) => (passkeys === null ? null : webAuthnRelyingParty(passkeys, SITE_NAME))),
    );
  } catch {
    return null;
  }
};
