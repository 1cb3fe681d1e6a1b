import { connect, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** First bytes of answers of Firestore's `Listen` call, which are protobuf keys: a document that was found, is missing, or left a query. */
const DOCUMENTS: ReadonlySet<number> = new Set([0x1a, 0x22, 0x32]);
/** An answer about a query, and the type that accepts it. */
const [QUERY, TYPE, ACCEPTED] = [0x12, 0x08, 0x01];
/** Bytes of the flag and the length before each message. */
const HEADER_BYTES = 5;

/** Splits a gRPC stream into messages. */
const messageReader = (onMessage: (message: Buffer) => void): ((chunk: Buffer) => void) => {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEADER_BYTES && rest.length >= HEADER_BYTES + rest.readUInt32BE(1)) {
      const end = HEADER_BYTES + rest.readUInt32BE(1);
      onMessage(rest.subarray(HEADER_BYTES, end));
      rest = rest.subarray(end);
    }
  };
};

export type WireProxy = {
  readonly port: number;
  /** Returns how many documents and requests were answered since the start; a request is a query or the read of one document. */
  readonly counted: () => { readonly documents: number; readonly requests: number };
  readonly close: () => void;
};

/** Starts an HTTP/2 proxy before the Firestore emulator that counts the documents in the answers, found or missing. */
export const startWireProxy = async (emulator: string): Promise<WireProxy> => {
  let [documents, requests] = [0, 0];
  const upstream = connect(emulator);
  const server = createServer();
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const request = upstream.request({ ...headers, ':authority': new URL(emulator).host }, { endStream: false });
    const isListen = String(headers[':path']).endsWith('/Listen');
    const readAnswer = messageReader(([key = 0, , type, value]) => {
      if (isListen && DOCUMENTS.has(key)) documents += 1;
      if (isListen && key === QUERY && type === TYPE && value === ACCEPTED) requests += 1;
    });
    request.on('response', (answer) => stream.respond(answer, { waitForTrailers: true }));
    let trailers: IncomingHttpHeaders = {};
    request.on('trailers', (found: IncomingHttpHeaders) => { trailers = found; });
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.on('data', (chunk: Buffer) => void request.write(chunk));
    stream.on('end', () => request.end());
    request.on('data', (chunk: Buffer) => { readAnswer(chunk); stream.write(chunk); });
    request.on('end', () => stream.end());
    stream.on('aborted', () => request.close());
    stream.on('error', () => undefined);
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sessions = new Set<Pick<typeof upstream, 'destroy'>>([upstream]);
  server.on('session', (session) => void sessions.add(session));
  return {
    port: (server.address() as AddressInfo).port,
    counted: () => ({ documents, requests }),
    close: () => { server.close(); sessions.forEach((session) => session.destroy()); },
  };
};
