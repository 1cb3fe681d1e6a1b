import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentCases } from './all-cases';
import { openRulesEnvironment, PROJECT, type RulesEnvironment } from './emulator';

let world: RulesEnvironment;
beforeAll(async () => {
  world = await openRulesEnvironment(PROJECT, { firestore: readFileSync('firestore.rules', 'utf8') });
});
afterAll(async () => {
  await world.close();
});

describe('documents', () => {
  for (const { name, granted, attempt } of documentCases) {
    it(name, async () => {
      expect(await world.try(attempt)).toBe(granted ? 'granted' : 'refused');
    });
  }

  it('has no two cases of one name', () => {
    expect(new Set(documentCases.map(({ name }) => name)).size).toBe(documentCases.length);
  });
});
