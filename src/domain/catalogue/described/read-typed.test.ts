import { describe, expect, it } from 'vitest';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { descriptionOf } from './parse-description';
import { readTyped } from './read-typed';

const read = (text: string) => readTyped(foldWords(text));

describe('readTyped', () => {
  it.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ['horror movies without gore', ['without gore'], []],
    ['horror without gore, with zombies', ['without gore'], ['zombies']],
    ['comedies with no romance or violence', ['no romance or violence'], []],
    ['films not about war', ['not about war'], []],
    ['films not set in space', ['not set in space'], []],
    ['not too scary films about dogs', ['not too scary'], ['dogs']],
    ['films without time travel', ['without time travel'], []],
    ['films without world war 2 or star wars', ['without world war 2 or star wars'], []],
    ['horror without jump scares or gore on an island', ['without jump scares or gore'], ['on', 'island']],
    ['no sharks and with dinosaurs', ['no sharks'], ['dinosaurs']],
    ['no gore horror movies', ['no gore'], []],
    ['dr no', [], ['dr', 'no']],
  ])('leaves out of "%s" what is negated', (text, unread, others) => {
    expect(read(text)).toMatchObject({ unread, others });
  });

  it.each(['no way out', 'not another teen movie'])('does not read "%s" as filters', (text) => expect(descriptionOf(read(text))).toBeNull());
});
