import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileCases } from './all-cases';
import { openRulesEnvironment, STORAGE_PROJECT, type RulesEnvironment } from './emulator';
import { fileStoreOf } from './file-store';

let world: RulesEnvironment;
let attempt: ReturnType<typeof fileStoreOf>;
beforeAll(async () => {
  world = await openRulesEnvironment(STORAGE_PROJECT, { storage: readFileSync('storage.rules', 'utf8') });
  attempt = fileStoreOf(world);
});
afterAll(async () => {
  await world.close();
});

describe('files', () => {
  for (const one of fileCases) {
    it(one.name, async () => {
      expect(await attempt(one.attempt)).toBe(one.granted ? 'granted' : 'refused');
    });
  }

  it('has no two cases of one name', () => {
    expect(new Set(fileCases.map(({ name }) => name)).size).toBe(fileCases.length);
  });
});
