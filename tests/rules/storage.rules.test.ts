import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileCases } from './all-cases';
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
  for (const fileCase of fileCases) {
    it(fileCase.name, async () => {
      expect(await attempt(fileCase.attempt)).toBe(fileCase.granted ? 'granted' : 'refused');
    });
  }

  it('are tested by cases with unique names', () => {
    expect(new Set(fileCases.map(({ name }) => name)).size).toBe(fileCases.length);
  });
});
