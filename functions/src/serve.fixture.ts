import { tokenFor } from './adapters/in-memory/identities';
import { aPlace, settle, type Place } from './adapters/in-memory/world.fixture';
import { endpoints } from './endpoints';
import type { Incoming, Outgoing } from './incoming';
import { serve, type Entry } from './serve';

const json = { 'content-type': 'application/json' };

/** A call as the server's own way of calls knows it. */
export const incoming = (
  path: string,
  method: string,
  {
    body,
    headers = {},
    token,
    requestId = 'request-1',
    address = '192.0.2.1',
  }: { body?: unknown; headers?: Record<string, string>; token?: string; requestId?: string; address?: string } = {},
): Incoming => {
  const all: Record<string, string> = {
    ...(body === undefined ? {} : json),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
  return {
    method,
    path: `/api/${path}`,
    header: (name) => all[name] ?? null,
    body,
    size: body === undefined ? 0 : JSON.stringify(body).length,
    address,
    requestId,
  };
};

export type Server = Place & { readonly entries: ReadonlyArray<Entry>; readonly answer: (incoming: Incoming) => Promise<Outgoing> };

/** A server with nothing outside it, and what it has logged. */
export const aServer = (place: Place = aPlace()): Server => {
  const entries: Entry[] = [];
  const answer = serve({ endpoints, world: place.world, origins: ['https://marquee.example'], log: (entry) => entries.push(entry) });
  return { ...place, entries, answer };
};

/** A message that is kept. */
export const admitted = { data: { message: 'Hi' } };
/** The same with an admin and a member, by their tokens. */
export const withAda = async (): Promise<Server & { readonly ada: string; readonly maya: string }> => {
  const server = aServer();
  const ada = await settle(server, 'ada', 'admin');
  const maya = await settle(server, 'maya');
  return { ...server, ada: tokenFor(ada), maya: tokenFor(maya) };
};
