import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentCases } from './cases';
import { openWorld, PROJECT, type World } from './emulator';

let world: World;
beforeAll(async () => {
  world = await openWorld(PROJECT, { firestore: readFileSync('firestore.rules', 'utf8') });
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
