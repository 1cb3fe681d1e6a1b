import type { CallerAddresses } from './limits/anonymous-rate-limit';

/** Request without framework types. */
export type HttpRequest = {
  readonly method: string;
  /** Path, such as `/api/createUser`. */
  readonly path: string;
  /** Query string, such as `userID=maya`; empty without a query. */
  readonly query: string;
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | null;
  /** Text of the body; empty without a body. */
  readonly body: string;
  /** Size of the body in bytes, after decompression. */
  readonly size: number;
  /** Addresses that the request came by, for rate limits; never stored in full. */
  readonly networkPath: CallerAddresses;
  readonly requestId: string;
};

/** `body` is sent as JSON; with `text`, that text is sent as it is. */
export type HttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly text?: string;
};
