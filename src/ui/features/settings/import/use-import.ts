import * as E from 'fp-ts/Either';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { noChoices, type ImportChoices } from '#application/imports/import-choices';
import type { PlannedImport } from '#application/imports/planned-row';
import { readRememberedTitles, rememberTitles } from '#application/imports/remembered-titles';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { importMachine } from '#application/data-file/import-machine';
import type { ChosenDataFile } from '#application/data-file/read-data-files';
import { unmatchedRows } from '#application/imports/run/unmatched-rows';
import { BROWSER_STORAGE, CATALOGUE, CLOCK } from '#application/service-keys';
import type { StoredTitle } from '#domain/lists/stored-title';
import { leftOutCsv, leftOutRows } from '#ui/messages/data/import-rows.messages.ts';
import { useService } from '#ui/services.tsx';

/** Prepares an import of a member. The plan follows the choices; choices of titles are remembered when the import starts. */
export const useImport = (lists: ListUseCases) => {
  const [catalogue, clock, storage] = [useService(CATALOGUE), useService(CLOCK), useService(BROWSER_STORAGE)];
  const [machine] = useState(() =>
    importMachine({
      lists, catalogue, clock,
      newId: () => crypto.randomUUID(),
      rememberedTitles: () => readRememberedTitles(storage, lists.uid),
    }),
  );
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { services, choices } = state.context;
  const plan = useMemo((): PlannedImport | null => services?.content.plan(choices) ?? null, [services, choices]);
  // Reads the context at the time of the call: a choice can follow the reading of a title.
  const change = (next: Partial<ImportChoices>): void =>
    actor.send({ type: 'choices.changed', choices: { ...actor.getSnapshot().context.choices, ...next } });
  const chooseTitle = async (key: string, title: StoredTitle | null): Promise<void> => {
    const content = actor.getSnapshot().context.services?.content;
    const including = title === null || content === undefined ? null : await content.including([title])();
    if (including !== null && E.isRight(including)) actor.send({ type: 'services.changed', content: including.right });
    change({ titles: new Map([...actor.getSnapshot().context.choices.titles, [key, title]]) });
  };
  return {
    context: state.context,
    step: (['reading', 'confirming', 'beginning', 'failed'] as const).find((each) => state.matches(each)) ?? 'idle',
    plan,
    change,
    chooseTitle,
    chooseFiles: (files: ReadonlyArray<ChosenDataFile>) => actor.send({ type: 'files.chosen', chosen: { files } }),
    lookAgain: (names: ReadonlyArray<string>, rows: string) => actor.send({ type: 'files.chosen', chosen: { names, rows } }),
    confirm: () => {
      if (choices.titles !== noChoices.titles) rememberTitles(storage, lists.uid, choices.titles);
      const left = plan === null ? [] : leftOutRows(plan);
      const unmatched = plan === null || services === null ? [] : unmatchedRows(services.content.read, plan);
      const texts = { report: left.length === 0 ? '' : leftOutCsv(left), unmatched: JSON.stringify(unmatched) };
      actor.send({ type: 'confirmed', confirmed: { texts, leftOut: left.length, unmatched: unmatched.length } });
    },
    cancel: () => actor.send({ type: 'cancelled' }),
  };
};
export type Import = ReturnType<typeof useImport>;
