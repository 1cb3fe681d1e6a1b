import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BROWSER_STORAGE, SITE_WORKER } from '#application/service-keys';
import type { SiteWorker } from '#application/ports/site-worker/site-worker';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '#ui/services.tsx';
import { NEW_VERSION_MESSAGES } from '#ui/messages/installed-app/new-version.messages.ts';

/** Longest time, in ms, that a busy page delays the worker. */
const IDLE_TIMEOUT_MS = 10_000;

/** Delay in ms in browsers that do not say when a page is idle. */
const DELAY_MS = 2000;

/** Key in local storage: id of the member whose opened titles and code the worker keeps. */
const OWNER_KEY = 'marquee.caches-of';

/**
 * Calls back once the document has loaded and the page is idle, so that nothing of the first view waits. @returns a function that cancels
 * before the document has loaded.
 */
const whenIdle = (callBack: () => void): (() => void) => {
  const start = (): void => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callBack, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(callBack, DELAY_MS);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
};

/** Returns whether a reload would lose something: what is in an open dialog, or in a form that is not sent. */
const isUnsent = (): boolean => document.querySelector('dialog[open], [data-unsent]') !== null;

/** Returns whether something is not sent or the user types: an offer would get in the way. */
const isEditing = (): boolean =>
  isUnsent() ||
  (document.activeElement?.matches('textarea, select, input:not([type="checkbox"], [type="radio"])') ?? false);

/** Asks before a reload. @param onConfirm called if the answer is yes. */
type AskToReload = (onConfirm: () => void) => void;

/** Offers the newer version as soon as nobody edits; asks if a form has been filled since then. @returns a function that cancels. */
const offerNewVersion = (worker: SiteWorker, ask: AskToReload): (() => void) => {
  const press = (): void => {
    if (!isUnsent()) return worker.startNewVersion();
    wait();
    ask(worker.startNewVersion);
  };
  const offer = (): void => {
    if (isEditing()) return;
    stop();
    const { text, reload } = NEW_VERSION_MESSAGES;
    toast({ text, id: 'new-version', stays: true, action: { label: reload, onPress: press } });
  };
  let soon: ReturnType<typeof setTimeout> | undefined;
  // The focus leaves a field before the next element has it. Several changes make one offer.
  const offerSoon = (): void => {
    clearTimeout(soon);
    soon = setTimeout(offer);
  };
  // Forms that are sent, emptied or left.
  const forms = new MutationObserver(offerSoon);
  const stop = (): void => {
    clearTimeout(soon);
    forms.disconnect();
    ['focusout', 'close'].forEach((type) => document.removeEventListener(type, offerSoon, true));
  };
  const wait = (): void => {
    forms.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-unsent'] });
    ['focusout', 'close'].forEach((type) => document.addEventListener(type, offerSoon, true));
  };
  wait();
  offer();
  return stop;
};

/**
 * Starts the site's worker once the page is idle, keeps what a member needs, deletes it at the end of the session and before another
 * member, and offers a newer version. A worker that cannot start changes nothing.
 * @param uid the signed-in user's id; null for a visitor, undefined while the session is unknown.
 * @param isSessionExpected whether a user was signed in when the document was loaded. A session that could not be loaded keeps everything.
 * @param ask asks before the newer version is loaded while a form has unsent changes.
 */
export const useSiteWorker = (uid: string | null | undefined, isSessionExpected: boolean, ask: AskToReload): void => {
  const onAsk = useEffectEvent(ask);
  const open = useService(SITE_WORKER);
  const { local } = useService(BROWSER_STORAGE);
  const [worker, setWorker] = useState<SiteWorker | null>(null);
  const last = useRef<string | null>(null);
  const [hasMember, setHasMember] = useState(false);
  if (typeof uid === 'string' && !hasMember) setHasMember(true);
  const hasSignedOut = uid === null && hasMember;
  useEffect(() => {
    if (open === null) return undefined;
    const start = (): void => void open().then((opened) => E.isRight(opened) && setWorker(opened.right));
    // A sign-out does not wait: the tab may be closed next. Nor does a document that the worker gave: the site is asked whether it answers.
    if (!hasSignedOut && document.documentElement.dataset['unanswered'] === undefined) return whenIdle(start);
    start();
    return undefined;
  }, [open, hasSignedOut]);
  useEffect(() => {
    if (uid === undefined) return;
    const wasMember = last.current !== null && last.current !== uid;
    if (uid !== null) last.current = uid;
    if (worker === null) return;
    const owner = local.get(OWNER_KEY);
    const hasEnded = wasMember || (uid === null ? !isSessionExpected : (owner ?? uid) !== uid);
    if (hasEnded) worker.forgetMember(wasMember || owner !== null);
    if (hasEnded || uid !== null) local.set(OWNER_KEY, uid);
    if (uid !== null) worker.keepForMember();
  }, [worker, local, uid, isSessionExpected]);
  useEffect(() => {
    if (worker === null) return undefined;
    let stop = (): void => undefined;
    const subscription = worker.isNewVersionReady.subscribe((isReady) => {
      if (E.isRight(isReady) && isReady.right) stop = offerNewVersion(worker, (onConfirm) => onAsk(onConfirm));
    });
    return () => {
      subscription.unsubscribe();
      stop();
    };
  }, [worker]);
};
