import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentCases } from './all-cases';
import { byPart, errorsOf } from './case-builder';
import { openRulesEnvironment, PROJECT, type RulesEnvironment } from './emulator';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await openRulesEnvironment(PROJECT, { firestore: readFileSync('firestore.rules', 'utf8') });
});
afterAll(async () => {
  await environment.close();
});

describe('firestore.rules', () => {
  it.each(byPart(documentCases))('%s', async (_, cases) => {
    expect(await errorsOf(cases, environment.try)).toEqual([]);
  });

  it('are tested by cases with unique names', () => {
    expect(new Set(documentCases.map(({ name }) => name)).size).toBe(documentCases.length);
  });
});
