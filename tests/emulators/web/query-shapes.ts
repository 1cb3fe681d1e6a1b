import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A query as the database plans it: where it looks, and by which fields it chooses and sorts. */
export type QueryShape = {
  readonly where: string;
  readonly collection: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly equal: ReadonlyArray<string>;
  readonly other: ReadonlyArray<string>;
  readonly order: ReadonlyArray<readonly [field: string, direction: 'ASCENDING' | 'DESCENDING']>;
};

/** A call of a chain such as `store.collection('lists').where('userID', '==', uid).get()`, or of `query(collection(db, 'lists'), where(…))`. */
type Step = { readonly name: string; readonly args: ReadonlyArray<ts.Expression> };

const EQUAL = new Set(['==', 'in']);
const PARTS = new Set(['where', 'orderBy', 'collection', 'collectionGroup', 'query', 'count', 'findNearest', 'or', 'and']);

const stepOf = (call: ts.CallExpression): Step | null => {
  const { expression, arguments: args } = call;
  if (ts.isPropertyAccessExpression(expression)) return { name: expression.name.text, args: [...args] };
  return ts.isIdentifier(expression) ? { name: expression.text, args: [...args] } : null;
};

/** Every call that belongs to one query: the chain to the left of it and, in the web SDK's way, the calls that are its arguments. */
const stepsOf = (call: ts.CallExpression): ReadonlyArray<Step> => {
  const own = stepOf(call);
  const left = ts.isPropertyAccessExpression(call.expression) && ts.isCallExpression(call.expression.expression) ? stepsOf(call.expression.expression) : [];
  const within = own?.name === 'query' ? call.arguments.filter(ts.isCallExpression).flatMap(stepsOf) : [];
  return [...left, ...within, ...(own === null ? [] : [own])];
};

const textOf = (place: string, argument: ts.Expression | undefined): string => {
  if (argument !== undefined && ts.isStringLiteralLike(argument)) return argument.text;
  throw new Error(`${place}: a query whose fields cannot be read. Write them down as plain texts, so that its index can be checked.`);
};

const shapeOf = (place: string, steps: ReadonlyArray<Step>): QueryShape => {
  const from = steps.find(({ name }) => name === 'collection' || name === 'collectionGroup');
  if (from === undefined || steps.some(({ name }) => name === 'or' || name === 'and' || name === 'findNearest')) throw new Error(`${place}: a query that this test cannot read.`);
  // The Admin SDK names the collection first, the web SDK after the database.
  const path = textOf(place, from.args.find(ts.isStringLiteralLike) ?? from.args[0]);
  const wheres = steps.filter(({ name }) => name === 'where').map(({ args }) => ({ field: textOf(place, args[0]), by: textOf(place, args[1]) }));
  const order = steps.filter(({ name }) => name === 'orderBy').map(({ args }) => [textOf(place, args[0]), args[1] !== undefined && textOf(place, args[1]) === 'desc' ? 'DESCENDING' : 'ASCENDING'] as const);
  return {
    where: place, collection: path.split('/').at(-1) ?? path, scope: from.name === 'collection' ? 'COLLECTION' : 'COLLECTION_GROUP',
    equal: wheres.filter(({ by }) => EQUAL.has(by)).map(({ field }) => field), other: wheres.filter(({ by }) => !EQUAL.has(by)).map(({ field }) => field), order,
  };
};

/** Every query that a piece of code sends. */
export const shapesIn = (text: string, place: string): ReadonlyArray<QueryShape> => {
  const source = ts.createSourceFile(place, text, ts.ScriptTarget.ESNext, true);
  const found: QueryShape[] = [];
  const visit = (node: ts.Node, isInside: boolean): void => {
    const steps = ts.isCallExpression(node) ? stepsOf(node) : [];
    const isQuery = steps.some(({ name }) => name === 'where' || name === 'orderBy' || name === 'collectionGroup');
    const isWhole = isQuery && steps.some(({ name }) => name === 'collection' || name === 'collectionGroup');
    const isPiece = isQuery && !isInside && !isWhole && PARTS.has(steps.at(-1)?.name ?? '');
    if (isPiece) throw new Error(`${place}: a query in pieces. Write it in one, so that its index can be checked.`);
    if (isWhole && !isInside) found.push(shapeOf(place, steps));
    ts.forEachChild(node, (child) => visit(child, isInside || isWhole));
  };
  visit(source, false);
  return found;
};

/** Every query that is sent from the files of a folder. */
export const shapesUnder = (folder: string): ReadonlyArray<QueryShape> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/[.](test|fixture)[.]ts$/.test(file))
    .flatMap((file) => shapesIn(readFileSync(join(folder, file), 'utf8'), join(folder, file)));
