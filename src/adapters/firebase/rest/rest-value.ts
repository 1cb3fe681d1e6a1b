import * as t from 'io-ts';

const isRecord = (thing: unknown): thing is Readonly<Record<string, unknown>> => typeof thing === 'object' && thing !== null && !Array.isArray(thing);

/** A value as the database's REST interface writes it (`{stringValue: "a"}`), as plain data; undefined for a kind that we never store. */
export const fromRestValue = (written: unknown): unknown => {
  if (!isRecord(written)) return undefined;
  const [kind, value] = Object.entries(written)[0] ?? ['', undefined];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
      return Number(value);
    case 'stringValue':
    case 'booleanValue':
    case 'doubleValue':
      return value;
    case 'arrayValue':
      return isRecord(value) && Array.isArray(value['values']) ? value['values'].map(fromRestValue) : [];
    case 'mapValue':
      return isRecord(value) ? plainFields(value['fields']) : {};
    default:
      return undefined;
  }
};

const plainFields = (fields: unknown): Readonly<Record<string, unknown>> =>
  isRecord(fields) ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromRestValue(value)])) : {};

/** What the REST interface answers when it is asked for one document: its data, null when there is none. */
export const RestDocument = new t.Type<Readonly<Record<string, unknown>> | null>(
  'one document, found or missing',
  (input): input is Readonly<Record<string, unknown>> | null => input === null || isRecord(input),
  (input, context) => {
    const answer: unknown = Array.isArray(input) ? input[0] : undefined;
    if (isRecord(answer) && typeof answer['missing'] === 'string') return t.success(null);
    const found = isRecord(answer) ? answer['found'] : undefined;
    return isRecord(found) && typeof found['name'] === 'string' ? t.success(plainFields(found['fields'])) : t.failure(input, context);
  },
  t.identity,
);
