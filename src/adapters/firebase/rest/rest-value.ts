import * as t from 'io-ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a value of Firestore's REST interface (`{stringValue: "a"}`) to plain data; undefined for types that the app never stores. */
export const fromRestValue = (restValue: unknown): unknown => {
  if (!isRecord(restValue)) return undefined;
  const [kind, value] = Object.entries(restValue)[0] ?? ['', undefined];
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

/** Codec of the `batchGet` response for one document: its data, null for a missing document. */
export const BatchGetResponse = new t.Type<Readonly<Record<string, unknown>> | null>(
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
