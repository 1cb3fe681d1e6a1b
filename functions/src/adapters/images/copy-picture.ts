import * as E from 'fp-ts/Either';
import { imageError, MAX_IMAGE_BYTES } from '#domain/users/pictures/avatars';
import { invalid, unavailable, type Failure } from '#domain/shared/failure';

/** How long a host may take to send a picture, in ms. */
const TIMEOUT_MS = 10_000;

/** Returns the bytes of a response, or null as soon as they are too many, whatever length its header claims. */
const readBytes = async (response: Response): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the response.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_IMAGE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Requests a picture from a host that the operator lists. A redirect could lead to any other host, so none is followed.
 * @returns `invalid` with the `ImageError` for what is no picture, `unavailable` if the host does not answer.
 */
export const requestPicture = async (address: string, request: typeof fetch = fetch): Promise<E.Either<Failure, Uint8Array>> => {
  try {
    const response = await request(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return E.left(unavailable(response.status, 'the host of the picture'));
    const bytes = await readBytes(response);
    if (bytes === null) return E.left(invalid('data.photoURL', 'image-too-large'));
    const error = imageError(bytes);
    return error === null ? E.right(bytes) : E.left(invalid('data.photoURL', error));
  } catch {
    return E.left(unavailable(null, 'the host of the picture'));
  }
};
