import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { offline, type Failure } from '#domain/shared/failure';
import { noSettings, type UserSettings } from '#domain/users/user';
import { reachableStates, transitionCoverage } from '#tests/support/transition-coverage.ts';
import { settingsMachine } from './settings-machine';

type Theme = NonNullable<UserSettings['theme']>;
const coverage = transitionCoverage();
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs the machine of a member without chosen settings. The test answers each save through `answers`. */
const start = () => {
  const saved: Array<Partial<UserSettings>> = [];
  const answers: Array<(answer: E.Either<Failure, void>) => void> = [];
  const applied: UserSettings[] = [];
  const logged: unknown[] = [];
  let theme: Theme = 'dark';
  const machine = settingsMachine({
    save: (part) => () => {
      saved.push(part);
      return new Promise((resolve) => answers.push(resolve));
    },
    apply: (settings, chosen) => {
      applied.push(settings);
      if (chosen.theme !== undefined) theme = settings.theme ?? 'dark';
    },
    chosenTheme: () => theme,
    restoreTheme: (before) => {
      theme = before;
    },
    log: { failure: (...entry) => void logged.push(entry) },
  });
  const actor = coverage.start(machine, { input: { stored: noSettings } });
  return {
    saved, applied, logged, machine,
    theme: () => theme,
    switchTheme: (to: Theme) => {
      theme = to;
    },
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    choose: (part: Partial<UserSettings>) => actor.send({ type: 'setting.chosen', part }),
    receive: (stored: Partial<UserSettings>) => actor.send({ type: 'settings.received', stored: { ...noSettings, ...stored } }),
    retry: () => actor.send({ type: 'save.retried' }),
    answer: async (save: number, answer: E.Either<Failure, void>) => {
      await turn();
      answers[save]?.(answer);
      await turn();
    },
  };
};

describe('settingsMachine', () => {
  it('applies a choice while the choice is being saved, and until the profile contains the choice', async () => {
    const { value, context, choose, answer, receive, applied, saved } = start();
    expect(value()).toBe('idle');
    choose({ region: 'JP' });
    await turn();
    expect([value(), context().pending, applied, saved]).toEqual([
      'saving',
      { region: 'JP' },
      [{ ...noSettings, region: 'JP' }],
      [{ region: 'JP' }],
    ]);
    await answer(0, E.right(undefined));
    expect([value(), context().pending]).toEqual([{ saved: 'unconfirmed' }, { region: 'JP' }]);
    receive({});
    expect(value()).toEqual({ saved: 'unconfirmed' });
    receive({ region: 'JP' });
    expect([value(), context().pending]).toEqual([{ saved: 'confirmed' }, {}]);
  });

  it('is confirmed at once if the profile has changed before the save was answered', async () => {
    const { value, choose, answer, receive } = start();
    choose({ region: 'JP' });
    receive({ region: 'JP' });
    await answer(0, E.right(undefined));
    expect(value()).toEqual({ saved: 'confirmed' });
  });

  it('includes a pending choice in the next save, which follows the save before it and whose answer counts', async () => {
    const { value, choose, answer, saved } = start();
    choose({ theme: 'light' });
    choose({ region: 'JP' });
    await turn();
    expect(saved).toEqual([{ theme: 'light' }]);
    await answer(0, E.right(undefined));
    expect([value(), saved]).toEqual(['saving', [{ theme: 'light' }, { theme: 'light', region: 'JP' }]]);
    await answer(1, E.right(undefined));
    expect(value()).toEqual({ saved: 'unconfirmed' });
  });

  it('applies the last choice until the profile contains it, although the profile receives an earlier choice meanwhile', async () => {
    const { value, context, choose, answer, receive } = start();
    choose({ region: 'JP' });
    choose({ region: 'AT' });
    await answer(0, E.right(undefined));
    receive({ region: 'JP' });
    await answer(1, E.right(undefined));
    expect([value(), context().pending]).toEqual([{ saved: 'unconfirmed' }, { region: 'AT' }]);
    receive({ region: 'AT' });
    expect([value(), context().pending]).toEqual([{ saved: 'confirmed' }, {}]);
  });

  it('reverts a choice that cannot be saved to the settings of the profile, and repeats the save', async () => {
    const { value, context, choose, answer, receive, retry, applied, saved, logged } = start();
    choose({ region: 'JP' });
    receive({ language: 'de-DE' });
    await answer(0, E.left(offline));
    expect([value(), context().pending, context().failure, logged]).toEqual(['failed', {}, offline, [['save-settings', offline]]]);
    expect(applied.at(-1)).toEqual({ ...noSettings, language: 'de-DE' });
    retry();
    await turn();
    expect([value(), saved.at(-1), applied.at(-1)]).toEqual(['saving', { region: 'JP' }, { theme: null, language: 'de-DE', region: 'JP' }]);
  });

  it('drops the choice that could not be saved when another choice is made', async () => {
    const { choose, answer, saved } = start();
    choose({ region: 'JP' });
    await answer(0, E.left(offline));
    choose({ language: 'de-DE' });
    await turn();
    expect(saved.at(-1)).toEqual({ language: 'de-DE' });
  });

  it('logs the failure of a save that a later choice has replaced, without reverting the choice', async () => {
    const { value, choose, answer, applied, logged } = start();
    choose({ region: 'JP' });
    choose({ region: 'AT' });
    const before = applied.length;
    await answer(0, E.left(offline));
    await answer(1, E.right(undefined));
    expect([value(), applied.length, logged]).toEqual([{ saved: 'unconfirmed' }, before, [['save-settings', offline]]]);
  });

  it('restores the theme that was active before the first of the pending choices', async () => {
    const { choose, answer, theme, switchTheme } = start();
    switchTheme('light');
    choose({ theme: 'dark' });
    choose({ region: 'JP' });
    expect(theme()).toBe('dark');
    await answer(0, E.left(offline));
    await answer(1, E.left(offline));
    expect(theme()).toBe('light');
  });

  it('keeps a theme that the profile received meanwhile', async () => {
    const { choose, answer, receive, theme } = start();
    choose({ theme: 'light' });
    receive({ theme: 'light' });
    await answer(0, E.left(offline));
    expect(theme()).toBe('light');
  });

  it('describes every state', () => {
    const { machine } = start();
    expect(reachableStates(machine).filter((id) => machine.getStateNodeById(id).description === undefined)).toEqual([]);
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
