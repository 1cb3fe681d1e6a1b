/** A request, free of the server that brought it. */
export type HttpRequest = {
  readonly method: string;
  /** `/api/createUser`. */
  readonly path: string;
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | null;
  /** The parsed body; undefined when there is none. */
  readonly body: unknown;
  /** Bytes of the body as it came. */
  readonly size: number;
  /** Where it came from, for the limits of strangers; never written down whole. */
  readonly address: string;
  readonly requestId: string;
};

export type HttpResponse = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: unknown };
