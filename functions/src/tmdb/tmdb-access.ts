import { readFileSync } from 'node:fs';
import { defineSecret } from 'firebase-functions/params';
import { createTmdbGateway, type TmdbGateway } from '#adapters/tmdb/gateway/tmdb-gateway';
import { deduplicateTmdbCalls } from '#adapters/tmdb/gateway/deduplicate-calls';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import type { Clock } from '#application/ports/clock';
import type { Catalogue } from '#domain/catalogue/catalogue';

/** Language and region of pages for clients without scripts. */
const SETTINGS = { language: 'en-US', region: 'US' } as const;

/** Returns whether the app was built for TMDB. */
const usesTmdb = (folder: URL): boolean => {
  try {
    return /"catalogue":\s*"tmdb"/.test(readFileSync(new URL('profile.json', folder), 'utf8'));
  } catch {
    return false;
  }
};

type Access = { readonly gateway: TmdbGateway; readonly catalogue: Pick<Catalogue, 'getDetails' | 'getSeason' | 'getPerson' | 'discover'> };

/**
 * Creates the gateway and a catalogue on it, so that pages and calls share requests.
 * @param token TMDB's read access token; empty for a server that needs none.
 */
export const createTmdbAccess = (origin: string, token: string, clock: Clock): Access & { readonly catalogue: Catalogue } => {
  const gateway = deduplicateTmdbCalls(createTmdbGateway({ origin, token: token === '' ? null : token }));
  return {
    gateway,
    catalogue: tmdbCatalogue({
      baseUrl: '',
      clock,
      settings: () => SETTINGS,
      fetch: async (target) => {
        const { status, headers, body } = await gateway({ method: 'GET', target });
        return new Response(body.slice(), { status, headers });
      },
    }),
  };
};

/** TMDB of a site; null members on a site that does not use it. `secrets` are to be bound to the functions that call TMDB. */
type SiteTmdb = { readonly [Part in keyof Access]: Access[Part] | null } & { readonly secrets: Array<ReturnType<typeof defineSecret>> };

/**
 * Opens TMDB for a site. The token is a secret, which is only readable while a function handles a request, and has to exist once it is
 * bound.
 * @param folder build folder with `profile.json`.
 */
export const openTmdb = (folder: URL, origin: string, clock: Clock): SiteTmdb => {
  if (!usesTmdb(folder)) return { secrets: [], gateway: null, catalogue: null };
  // The emulator would look for the secret in the project, which demo projects do not have.
  const secret = process.env['FUNCTIONS_EMULATOR'] === 'true' ? null : defineSecret('TMDB_TOKEN');
  let opened: Access | null = null;
  const open = (): Access =>
    (opened ??= createTmdbAccess(origin, secret === null ? (process.env['TMDB_TOKEN'] ?? '') : secret.value(), clock));
  return {
    secrets: secret === null ? [] : [secret],
    gateway: (request) => open().gateway(request),
    catalogue: {
      getDetails: (id, signal) => open().catalogue.getDetails(id, signal),
      getSeason: (id, season, signal) => open().catalogue.getSeason(id, season, signal),
      getPerson: (id, signal) => open().catalogue.getPerson(id, signal),
      discover: (query, signal) => open().catalogue.discover(query, signal),
    },
  };
};
