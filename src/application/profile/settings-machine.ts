import * as E from 'fp-ts/Either';
import { assign, setup } from 'xstate';
import type { Log } from '#application/ports/log';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import type { UserSettings } from '#domain/users/user';
import { eventAsParams } from '#application/event-as-params';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';

type SettingsPart = Partial<UserSettings>;
type ThemeSetting = NonNullable<UserSettings['theme']>;

export type SettingsDeps = {
  readonly save: (part: SettingsPart) => Answer<void>;
  /** Applies settings in this browser. @param chosen the settings that were changed by the choice. */
  readonly apply: (settings: UserSettings, chosen: SettingsPart) => void;
  /** The theme chosen in this browser, stored in the profile or not. */
  readonly chosenTheme: () => ThemeSetting;
  /** Restores the theme that was chosen before a choice that could not be saved. */
  readonly restoreTheme: (theme: ThemeSetting) => void;
  readonly log: Log;
};

type SettingsContext = {
  /** The settings of the profile. */
  readonly stored: UserSettings;
  /** Choices that apply although the profile may not contain them yet. */
  readonly pending: SettingsPart;
  /** Choices that could not be saved. */
  readonly rejected: SettingsPart;
  /** The stored settings when the last save was answered. */
  readonly storedBefore: UserSettings;
  /** The profile has contained the pending choices. */
  readonly isReceived: boolean;
  /** Theme before the pending theme choice: a member without a stored theme may have used the theme switch. */
  readonly themeBefore: { readonly chosen: ThemeSetting; readonly stored: UserSettings['theme'] } | null;
  readonly failure: Failure | null;
};

type SettingsEvent =
  | { readonly type: 'setting.chosen'; readonly part: SettingsPart }
  /** The settings of the profile, which another tab or browser may have changed. */
  | { readonly type: 'settings.received'; readonly stored: UserSettings }
  | { readonly type: 'save.retried' };

const isSame = (one: UserSettings, other: UserSettings): boolean =>
  one.theme === other.theme && one.language === other.language && one.region === other.region;

/**
 * Models saving a setting: a choice applies at once, is saved, and is reverted if it cannot be saved. A later choice includes the pending
 * choices.
 */
export const settingsMachine = ({ save, apply, chosenTheme, restoreTheme, log }: SettingsDeps) => {
  let last: Promise<unknown> = Promise.resolve();
  return setup({
    types: { context: {} as SettingsContext, events: {} as SettingsEvent, input: {} as { readonly stored: UserSettings } },
    actors: {
      save: actorLogicFromAnswer<unknown, { readonly part: SettingsPart }>(({ part }) => async () => {
        // One save after another: the backend may apply concurrent ones in any order.
        const saving = last.then(save(part));
        last = saving;
        const answer = await saving;
        // Logged here, because the answer to a replaced save does not reach the machine.
        if (E.isLeft(answer)) log.failure('save-settings', answer.left);
        return answer;
      }),
    },
    // Settings that the profile contained before the answer can be those of an earlier save.
    guards: { isConfirmed: ({ context }) => context.isReceived || !isSame(context.storedBefore, context.stored) },
    actions: {
      setStored: assign(({ context: { pending, isReceived } }, { stored }: { readonly stored: UserSettings }) => ({
        stored, isReceived: isReceived || isSame(stored, { ...stored, ...pending }),
      })),
      setStoredBefore: assign(({ context: { stored } }) => ({ storedBefore: stored })),
      addPending: assign(({ context: { pending, stored, themeBefore } }, { part }: { readonly part: SettingsPart }) => ({
        pending: { ...pending, ...part },
        rejected: {},
        isReceived: false,
        themeBefore: pending.theme !== undefined && themeBefore !== null ? themeBefore : { chosen: chosenTheme(), stored: stored.theme },
        failure: null,
      })),
      applyPart: ({ context: { stored, pending } }, { part }: { readonly part: SettingsPart }) => apply({ ...stored, ...pending }, part),
      applyPending: ({ context: { stored, pending } }) => apply({ ...stored, ...pending }, pending),
      revert: ({ context: { stored, pending, themeBefore } }) => {
        apply(stored, pending);
        if (pending.theme !== undefined && themeBefore !== null && stored.theme === themeBefore.stored) restoreTheme(themeBefore.chosen);
      },
      rejectPending: assign(({ context }, { error }: { readonly error: unknown }) => ({
        pending: {},
        rejected: context.pending, themeBefore: null,
        failure: toFailure(error),
      })),
      clearThemeBefore: assign({ themeBefore: null }),
      clearPending: assign({ pending: {} }),
    },
  }).createMachine({
    id: 'settings',
    context: ({ input: { stored } }) => ({
      stored, pending: {}, rejected: {}, storedBefore: stored, isReceived: false, themeBefore: null, failure: null,
    }),
    initial: 'idle',
    on: {
      'setting.chosen': {
        target: '.saving',
        actions: [
          { type: 'addPending', params: eventAsParams },
          { type: 'applyPart', params: eventAsParams },
        ],
      },
      'settings.received': { actions: { type: 'setStored', params: eventAsParams } },
    },
    states: {
      idle: { description: 'Nothing was chosen; the settings of the profile apply.' },
      saving: {
        description: 'The pending choices apply and are being saved.',
        invoke: {
          src: 'save',
          input: ({ context }) => ({ part: context.pending }),
          onDone: { target: 'saved', actions: ['clearThemeBefore', 'setStoredBefore'] },
          onError: { target: 'failed', actions: ['revert', { type: 'rejectPending', params: eventAsParams }] },
        },
      },
      saved: {
        description: 'The last choices are saved.',
        initial: 'unconfirmed',
        states: {
          unconfirmed: {
            description: 'The choices are saved and apply, until the settings of the profile have changed.',
            always: { guard: 'isConfirmed', target: 'confirmed', actions: 'clearPending' },
          },
          confirmed: { description: 'The settings of the profile apply.' },
        },
      },
      failed: {
        description: 'The choices could not be saved and are reverted; saving can be repeated.',
        on: {
          'save.retried': {
            target: 'saving',
            actions: [{ type: 'addPending', params: ({ context }) => ({ part: context.rejected }) }, 'applyPending'],
          },
        },
      },
    },
  });
};
