import * as t from 'io-ts';

/** Codec of a value or null. @param name names both in failures. */
export const orNull = <C extends t.Mixed>(codec: C, name?: string): t.UnionC<[C, t.NullC]> => t.union([codec, t.null], name);
