import { describe, expect, it } from 'vitest';
import { itemKey } from '#domain/catalogue/title-id';
import { chooseComposition } from '#ui/design/poster-art/choose-composition.ts';
import table from '#ui/design/poster-art/steering/motif-table.json';
import { steeringOf } from '#ui/design/poster-art/steering/steering.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { loadFacts, loadPosterChoices } from '../load-facts';
import type { TitleFacts } from '../title-facts';
import { buildMotifTable } from './build-motif-table';
import { findSagas } from './find-sagas';

const facts = loadFacts();
const choices = loadPosterChoices();
const all = [...facts.movies, ...facts.series];

const toArt = (title: TitleFacts): ArtTitle => ({ ...title, id: itemKey(title) });
const motifOf = (title: TitleFacts) => steeringOf(itemKey(title)).motifs[0];

describe('table of motifs', () => {
  it('is what the facts and the choices by hand say', () => {
    // After a change of either, "npm run catalogue" writes the table.
    expect(buildMotifTable(facts, choices)).toEqual(table);
  });

  it('has a choice by hand for the 300 best-known titles, and none for an unknown one', () => {
    const best = all.toSorted((one, other) => other.score - one.score).slice(0, 300);
    expect(best.filter(({ key }) => !(key in choices.titles)).map(({ title }) => title)).toEqual([]);
    const keys = new Set(all.map(({ key }) => key));
    expect([...Object.keys(choices.titles), ...Object.values(choices.sagas).flat()].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('steers at least 60 % of the other titles with keywords', () => {
    const withKeywords = all.filter(({ key, keywords }) => keywords.length > 0 && !(key in choices.titles));
    expect(withKeywords.filter((title) => motifOf(title) !== undefined).length).toBeGreaterThan(0.6 * withKeywords.length);
  });

  it('gives the films of a saga one family and palette, and different motifs', () => {
    const sagas = findSagas(all, choices.sagas);
    expect(sagas.length).toBeGreaterThan(200);
    for (const saga of sagas) {
      const looks = saga.map((title) => {
        const { family, inks } = chooseComposition(toArt(title), false);
        return JSON.stringify([family, inks]);
      });
      expect(new Set(looks).size, saga[0]?.title).toBe(1);
      expect(new Set(saga.map(motifOf)).size, saga[0]?.title).toBe(saga.length);
    }
  });
});
