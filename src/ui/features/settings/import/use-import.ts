import * as E from 'fp-ts/Either';
import { useSelector } from '@xstate/react';
import { BehaviorSubject } from 'rxjs';
import { useCallback, useEffect, useState } from 'react';
import { createPause } from '#application/imports/pause';
import { noChoices, type ImportChoices } from '#application/imports/import-choices';
import { noAnswers } from '#application/imports/look-up/look-up';
import { storedAnswers } from '#application/imports/look-up/stored-answers';
import type { ImportRow } from '#application/imports/import-row';
import type { PlannedImport } from '#application/imports/plan/planned-row';
import type { ServiceRows } from '#application/imports/read-service-files';
import { readRememberedChoices, rememberChoices } from '#application/imports/remembered-choices';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { importMachine } from '#application/data-file/import-machine';
import type { OwnProfile } from '#application/data-file/own-rows/plan-own-rows';
import type { ChosenDataFile } from '#application/data-file/reading/file-contents';
import { movedRows, nothingMoved } from '#application/imports/run/unmatched-rows';
import {
  BROWSER_STORAGE, CATALOGUE, CLOCK, HISTORY_REPOSITORY, MEMBER_LISTS_LOADER, NETWORK_STATUS, PROFILE_USE_CASES,
} from '#application/service-keys';
import type { StoredTitle } from '#domain/lists/stored-title';
import { toFailure } from '#domain/shared/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { importReportCsv, leftOutRows } from '#ui/messages/data/import-report.messages.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';
import { importOfTab } from '#ui/features/settings/import/look-up/import-of-tab.ts';
import { useService } from '#ui/services.tsx';
import { prepareRowSearch } from './row-search';
import { useNoteLook } from './use-quiet-look';

const STEPS = ['reading', 'confirming', 'beginning', 'failed'] as const;

/**
 * Prepares an import of a member, which goes on where the member left the page. The plan follows the choices. A title that is chosen for a
 * row is remembered at once; titles chosen for all rows and names of lists are remembered when the import starts.
 * @param isBusy whether another import changes the account: this one is compared again afterwards.
 */
export const useImport = (lists: ListUseCases, profile: OwnProfile, isBusy: boolean) => {
  const [catalogue, clock, storage] = [useService(CATALOGUE), useService(CLOCK), useService(BROWSER_STORAGE)];
  const [profiles, history] = [useService(PROFILE_USE_CASES), useService(HISTORY_REPOSITORY)];
  const [loader, { online }] = [useService(MEMBER_LISTS_LOADER), useService(NETWORK_STATUS)];
  const { noteImport } = useNoteLook(lists.uid);
  const [{ actor, profile$ }] = useState(() => importOfTab(lists, loader, () => {
    const known$ = new BehaviorSubject(profile);
    const machine = importMachine({
      lists, history, catalogue, clock, online,
      // The embedded catalogue answers thousands of titles in seconds.
      kept: __ON_TMDB__ ? storedAnswers(storage, lists.uid, clock.now) : noAnswers(),
      // Vite builds the worker from this expression.
      startReading: () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module', name: 'import' }),
      newId: () => crypto.randomUUID(),
      restoreOwnData: (own) => profiles.restoreOwnData(lists.uid, own),
      remembered: () => readRememberedChoices(storage, lists.uid),
      ownProfile: () => known$.value,
    });
    return { machine, profile$: known$ };
  }));
  useEffect(() => profile$.next(profile), [profile$, profile]);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { chosen, choices } = state.context;
  const content = chosen?.content ?? null;
  const isConfirming = state.matches('confirming');
  // Code that throws ends the dry run: without an end, a page would wait for it.
  const fail = useCallback((thrown: unknown) => actor.send({ type: 'import.failed', failure: toFailure(thrown) }), [actor]);
  // The member may have changed the account while the page was left.
  const [isComparing, setComparing] = useState(() => actor.getSnapshot().context.chosen !== null);
  const [isStale, setStale] = useState(false);
  if (isStale ? state.matches('idle') : isBusy && !state.matches('idle') && !state.matches('beginning')) setStale(!isStale);
  const isDue = isStale && !isBusy;
  useEffect(() => {
    if (content === null || !isConfirming || !(isComparing || isDue)) return undefined;
    let isOutdated = false;
    void content.compared()().then((compared) => {
      if (isOutdated) return;
      if (E.isRight(compared)) actor.send({ type: 'content.changed', content: compared.right });
      else if (isDue) fail(compared.left);
      else toast({ text: failureMessage(compared.left).sentence, tone: 'bad' });
      setComparing(false);
      if (isDue && E.isRight(compared)) setStale(false);
    }).catch((thrown: unknown) => {
      if (!isOutdated) fail(thrown);
    });
    return () => void (isOutdated = true);
  }, [actor, content, fail, isComparing, isConfirming, isDue]);
  const [planned, setPlanned] = useState<{ readonly read: ServiceRows; readonly plan: PlannedImport } | null>(null);
  useEffect(() => {
    let isOutdated = false;
    void (isConfirming ? content : null)?.plan(choices).then(async (plan) => {
      await prepareRowSearch(plan.rows);
      if (!isOutdated && content !== null) setPlanned({ read: content.read, plan });
    }).catch((thrown: unknown) => {
      if (!isOutdated) fail(thrown);
    });
    return () => void (isOutdated = true);
  }, [fail, content, choices, isConfirming]);
  // The plan of the choices before is shown until the next one is made; never one of other files.
  const plan = content !== null && planned?.read === content.read ? planned.plan : null;
  // Reads the context at the time of the call: a choice can follow the reading of a title.
  const change = (next: Partial<ImportChoices>): void => {
    actor.send({ type: 'choices.changed', choices: { ...actor.getSnapshot().context.choices, ...next } });
  };
  /** Takes titles by the keys of rows. @param isOwn whether the person chose them: likely ones do not replace such choices. */
  const chooseTitles = async (titles: ImportChoices['titles'], isOwn: boolean): Promise<void> => {
    const chosenFrom = actor.getSnapshot().context.chosen?.content;
    if (chosenFrom === undefined) return;
    const found = [...titles.values()].filter((title) => title !== null);
    const including = found.length === 0 ? E.right(chosenFrom) : await chosenFrom.including(found)();
    const { chosen: latest, choices: { titles: made } } = actor.getSnapshot().context;
    if (latest?.content !== chosenFrom) await chooseTitles(titles, isOwn); // the account was compared again meanwhile
    else if (E.isLeft(including)) toast({ text: failureMessage(including.left).sentence, tone: 'bad' });
    else {
      actor.send({ type: 'content.changed', content: including.right });
      if (isOwn) rememberChoices(storage, lists.uid, { ...noChoices, titles });
      change({ titles: new Map(isOwn ? [...made, ...titles] : [...titles, ...made]) });
    }
  };
  const confirm = async (): Promise<void> => {
    const last = (await content?.plan(choices)) ?? null;
    rememberChoices(storage, lists.uid, choices);
    const left = last === null ? [] : leftOutRows(last);
    const rows = last?.rows ?? [];
    const { unmatched, found, foundOn } = last === null || content === null ? nothingMoved : movedRows(content.read, last);
    if (unmatched.length > 0) noteImport();
    const texts = {
      report: await importReportCsv(rows, createPause()), unmatched: JSON.stringify(unmatched),
      ...(found.length > 0 && { found: JSON.stringify(found) }),
    };
    actor.send({
      type: 'confirmed',
      confirmed: { texts, leftOut: left.length, unmatched: unmatched.length, found: found.length, foundOn, rows: rows.length },
    });
  };
  const isPlanning = isConfirming && content !== null && (plan === null || isComparing);
  return {
    context: state.context,
    step: isPlanning ? 'reading' : (STEPS.find((each) => state.matches(each)) ?? 'idle'),
    plan,
    isStale,
    change,
    chooseTitle: (key: string, title: StoredTitle | null) => chooseTitles(new Map([[key, title]]), true),
    chooseLikely: (titles: ImportChoices['titles']) => chooseTitles(titles, false),
    chooseFiles: (files: ReadonlyArray<ChosenDataFile>) => actor.send({ type: 'files.chosen', chosen: { files } }),
    lookAgain: (names: ReadonlyArray<string>, rows: ReadonlyArray<ImportRow>) =>
      actor.send({ type: 'files.chosen', chosen: { names, rows } }),
    confirm: () => confirm().catch(fail),
    cancel: () => actor.send({ type: 'cancelled' }),
    retry: () => actor.send({ type: 'retried' }),
  };
};
export type Import = ReturnType<typeof useImport>;
