import { readFileSync } from 'node:fs';
import { defineSecret } from 'firebase-functions/params';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { SitePush } from '#domain/reminders/push-sender';
import { orNull } from '#domain/shared/codecs/or-null';
import { webPushSender } from './web-push-sender';

const BuildProfile = t.type({ pushKey: orNull(t.string), site: orNull(t.string) }, 'profile.json');

type BuildProfile = t.TypeOf<typeof BuildProfile>;

const readProfile = (folder: URL): BuildProfile => {
  const nothing: BuildProfile = { pushKey: null, site: null };
  try {
    const text: unknown = JSON.parse(readFileSync(new URL('profile.json', folder), 'utf8'));
    return pipe(BuildProfile.decode(text), E.getOrElse(() => nothing));
  } catch {
    return nothing;
  }
};

/** `secrets` are to be bound to the functions that send notifications. */
type OpenedPush = { readonly push: SitePush | null; readonly secrets: Array<ReturnType<typeof defineSecret>> };

/**
 * Opens the push services for a site that was built with a public key; without one, nothing is sent and no secret is needed. The private
 * key is a secret, which has to exist once it is bound.
 * @param folder build folder with `profile.json`. @param origin address of the site, if the build names none.
 */
export const openSitePush = (folder: URL, origin: string): OpenedPush => {
  const { pushKey: publicKey, site } = readProfile(folder);
  if (publicKey === null) return { push: null, secrets: [] };
  // The emulator would look for the secret in the project, which demo projects do not have.
  const secret = process.env['FUNCTIONS_EMULATOR'] === 'true' ? null : defineSecret('PUSH_PRIVATE_KEY');
  const privateKey = (): string => (secret === null ? (process.env['PUSH_PRIVATE_KEY'] ?? '') : secret.value());
  return {
    push: { publicKey, sender: webPushSender({ publicKey, privateKey, subject: site ?? origin }) },
    secrets: secret === null ? [] : [secret],
  };
};
