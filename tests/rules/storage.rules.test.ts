import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileCases } from './all-cases';
import { byPart, errorsOf } from './case-builder';
import { openRulesEnvironment, STORAGE_PROJECT, type RulesEnvironment } from './emulator';
import { fileStoreOf } from './file-store';

let environment: RulesEnvironment;
let attempt: ReturnType<typeof fileStoreOf>;
beforeAll(async () => {
  environment = await openRulesEnvironment(STORAGE_PROJECT, { storage: readFileSync('storage.rules', 'utf8') });
  attempt = fileStoreOf(environment);
});
afterAll(async () => {
  await environment.close();
});

describe('storage.rules', () => {
  it.each(byPart(fileCases))('%s', async (_, cases) => {
    expect(await errorsOf(cases, attempt)).toEqual([]);
  });

  it('are tested by cases with unique names', () => {
    expect(new Set(fileCases.map(({ name }) => name)).size).toBe(fileCases.length);
  });
});
