import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A query as the database plans it: collection, scope, filter fields and sort order. */
export type QueryShape = {
  readonly where: string;
  readonly collection: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly equal: ReadonlyArray<string>;
  /** Fields of `array-contains` filters. */
  readonly contains?: ReadonlyArray<string>;
  readonly other: ReadonlyArray<string>;
  readonly order: ReadonlyArray<readonly [field: string, direction: 'ASCENDING' | 'DESCENDING']>;
};

/**
 * A call of a chain such as `store.collection('lists').where('userID', '==', uid).get()`, or of `query(collection(db, 'lists'), where(…))`.
 */
type Step = { readonly name: string; readonly args: ReadonlyArray<ts.Expression> };

const EQUAL = new Set(['==', 'in']);
const CONTAINS = new Set(['array-contains', 'array-contains-any']);
const PARTS = new Set(['where', 'orderBy', 'collection', 'collectionGroup', 'query', 'count', 'findNearest', 'or', 'and']);

const stepOf = (call: ts.CallExpression): Step | null => {
  const { expression, arguments: args } = call;
  if (ts.isPropertyAccessExpression(expression)) return { name: expression.name.text, args: [...args] };
  return ts.isIdentifier(expression) ? { name: expression.text, args: [...args] } : null;
};

/** Returns all calls of one query: the chain to its left and, in the style of the web SDK, the calls in its arguments. */
const stepsOf = (call: ts.CallExpression): ReadonlyArray<Step> => {
  const own = stepOf(call);
  const left =
    ts.isPropertyAccessExpression(call.expression) && ts.isCallExpression(call.expression.expression)
      ? stepsOf(call.expression.expression)
      : [];
  const within = own?.name === 'query' ? call.arguments.filter(ts.isCallExpression).flatMap(stepsOf) : [];
  return [...left, ...within, ...(own === null ? [] : [own])];
};

const textOf = (file: string, argument: ts.Expression | undefined): string => {
  if (argument !== undefined && ts.isStringLiteralLike(argument)) return argument.text;
  throw new Error(`${file}: the fields of a query cannot be read. Use string literals, so that its index can be checked.`);
};

/** Returns whether a step sorts by document id, with which every index ends. */
const isById = ({ args: [field] }: Step): boolean =>
  field !== undefined && ts.isCallExpression(field) && field.getText() === 'FieldPath.documentId()';

const shapeOf = (file: string, steps: ReadonlyArray<Step>): QueryShape => {
  const from = steps.find(({ name }) => name === 'collection' || name === 'collectionGroup');
  if (from === undefined || steps.some(({ name }) => name === 'or' || name === 'and' || name === 'findNearest'))
    throw new Error(`${file}: a query that this test cannot read.`);
  // The collection is the first argument in the Admin SDK and follows the database in the web SDK.
  const path = textOf(file, from.args.find(ts.isStringLiteralLike) ?? from.args[0]);
  const wheres = steps
    .filter(({ name }) => name === 'where')
    .map(({ args }) => ({ field: textOf(file, args[0]), by: textOf(file, args[1]) }));
  const order = steps
    .filter((step) => step.name === 'orderBy' && !isById(step))
    .map(
      ({ args }) =>
        [textOf(file, args[0]), args[1] !== undefined && textOf(file, args[1]) === 'desc' ? 'DESCENDING' : 'ASCENDING'] as const,
    );
  return {
    where: file, collection: path.split('/').at(-1) ?? path, scope: from.name === 'collection' ? 'COLLECTION' : 'COLLECTION_GROUP',
    equal: wheres.filter(({ by }) => EQUAL.has(by)).map(({ field }) => field),
    contains: wheres.filter(({ by }) => CONTAINS.has(by)).map(({ field }) => field),
    other: wheres.filter(({ by }) => !EQUAL.has(by) && !CONTAINS.has(by)).map(({ field }) => field),
    order,
  };
};

/** Returns the shapes of all queries in a source text. */
export const shapesIn = (text: string, file: string): ReadonlyArray<QueryShape> => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: QueryShape[] = [];
  const visit = (node: ts.Node, isInside: boolean): void => {
    const steps = ts.isCallExpression(node) ? stepsOf(node) : [];
    const isWithoutIndex =
      steps.every((step) => step.name !== 'where' && (step.name !== 'orderBy' || isById(step))) &&
      steps.some(({ name }) => name === 'orderBy');
    const isQuery = !isWithoutIndex && steps.some(({ name }) => name === 'where' || name === 'orderBy' || name === 'collectionGroup');
    const isWhole = isQuery && steps.some(({ name }) => name === 'collection' || name === 'collectionGroup');
    const isPiece = isQuery && !isInside && !isWhole && PARTS.has(steps.at(-1)?.name ?? '');
    if (isPiece) throw new Error(`${file}: a query in pieces. Write one expression, so that its index can be checked.`);
    if (isWhole && !isInside) found.push(shapeOf(file, steps));
    ts.forEachChild(node, (child) => visit(child, isInside || isWhole || isWithoutIndex));
  };
  visit(source, false);
  return found;
};

/** Creates queries from data; `tests/conventions/queries` lists what the data can be. */
const FROM_DATA = /lists\/query-spec[.]ts$/;

/** Returns the shapes of all queries in the files of a folder, without tests and fixtures. */
export const shapesUnder = (folder: string): ReadonlyArray<QueryShape> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/[.](test|fixture)[.]ts$/.test(file) && !FROM_DATA.test(file))
    .flatMap((file) => shapesIn(readFileSync(join(folder, file), 'utf8'), join(folder, file)));
