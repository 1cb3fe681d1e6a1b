import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentCases } from './all-cases';
import { openRulesEnvironment, PROJECT, type RulesEnvironment } from './emulator';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await openRulesEnvironment(PROJECT, { firestore: readFileSync('firestore.rules', 'utf8') });
});
afterAll(async () => {
  await environment.close();
});

describe('firestore.rules', () => {
  for (const { name, granted, attempt } of documentCases) {
    it(name, async () => {
      expect(await environment.try(attempt)).toBe(granted ? 'granted' : 'refused');
    });
  }

  it('are tested by cases with unique names', () => {
    expect(new Set(documentCases.map(({ name }) => name)).size).toBe(documentCases.length);
  });
});
