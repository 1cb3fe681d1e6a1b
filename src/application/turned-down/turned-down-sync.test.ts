import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { MAYA, testBackend } from '#application/account/test-backend.fixture';
import { createEveningStore, type EveningStore } from '#application/evening-pick/evening-store';
import { clearMemberDataExcept } from '#application/profile/member-data-keys';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { offline } from '#domain/shared/failure';
import { parseTurnedDown } from '#domain/users/turned-down/turned-down';
import { receiveTurnedDown, sendTurnedDown, withUnsentTurnedDown } from './turned-down-sync';

const EVENING = '2026-11-28';
const film = (id: number) => aTitle({ id, title: `Film ${id}` });
const shown = (store: EveningStore): ReadonlyArray<number> => store.get().notForMe.map(({ id }) => id);

const open = () => {
  const { users, state } = testBackend(MAYA);
  const text = (): string | null => state().users.get(MAYA)?.turnedDown ?? null;
  const browser = (storage = testBrowser()()) => {
    const store = createEveningStore(storage, MAYA, EVENING);
    const copy = { storage, uid: MAYA, store };
    return { ...copy, copy, send: () => sendTurnedDown(users, copy)(), receive: () => receiveTurnedDown(copy, text()) };
  };
  return { users, text, browser, stored: () => parseTurnedDown(text()).map(({ id }) => id) };
};

describe('titles that are not for a member', () => {
  it('are moved from the browser into the account once, beside those that another browser has sent', async () => {
    const { browser, stored } = open();
    const [one, other] = [browser(), browser()];
    one.store.turnDown(film(1));
    other.store.turnDown(film(2));
    await one.send();
    other.receive();
    await other.send();
    expect([stored(), shown(other.store)]).toEqual([[1, 2], [1, 2]]);
    one.receive();
    expect(shown(one.store)).toEqual([1, 2]);
    // Taken back on one device, the title does not come back from the other one.
    one.store.takeBack(film(1));
    await one.send();
    other.receive();
    await other.send();
    expect([stored(), shown(other.store)]).toEqual([[2], [2]]);
  });

  it('wait while they cannot be sent, over a reload too, and are part of an export', async () => {
    const { browser, stored, text } = open();
    const { storage, store, send, copy } = browser();
    [1, 2].forEach((id) => store.turnDown(film(id)));
    await send();
    store.takeBack(film(1));
    store.turnDown(film(3));
    const down = { editTurnedDown: () => () => Promise.resolve(E.left(offline)) };
    expect(await sendTurnedDown(down, copy)()).toEqual(E.left(offline));
    expect([stored(), shown(store)]).toEqual([[1, 2], [2, 3]]);
    expect(parseTurnedDown(withUnsentTurnedDown(storage, MAYA, text())).map(({ id }) => id)).toEqual([2, 3]);
    const reloaded = browser(storage);
    reloaded.receive();
    expect(shown(reloaded.store)).toEqual([2, 3]);
    await reloaded.send();
    expect([stored(), shown(reloaded.store)]).toEqual([[2, 3], [2, 3]]);
  });

  it('stay as they are while the profile is the one from before the change, and while a change comes during the call', async () => {
    const { users, browser, text, stored } = open();
    const { store, send, copy } = browser();
    store.turnDown(film(1));
    await send();
    const before = text();
    receiveTurnedDown(copy, before);
    store.turnDown(film(2));
    const sending = sendTurnedDown({ editTurnedDown: (uid, edit) => async () => {
      const answer = await users.editTurnedDown(uid, edit)();
      store.turnDown(film(3));
      store.takeBack(film(1));
      return answer;
    } }, copy);
    await sending();
    receiveTurnedDown(copy, before);
    expect([stored(), shown(store)]).toEqual([[1, 2], [2, 3]]);
    await send();
    receiveTurnedDown(copy, text());
    expect([stored(), shown(store)]).toEqual([[2, 3], [2, 3]]);
  });

  it('wait over a sign-out if their call failed while an earlier one was under way', async () => {
    const { users, browser } = open();
    const { storage, store, copy, send, receive } = browser();
    await send();
    receive();
    let network = (): void => undefined;
    const isBack = new Promise<void>((resolve) => { network = resolve; });
    store.turnDown(film(1));
    const first = sendTurnedDown({ editTurnedDown: (uid, edit) => async () => isBack.then(users.editTurnedDown(uid, edit)) }, copy)();
    store.turnDown(film(2));
    await sendTurnedDown({ editTurnedDown: () => () => Promise.resolve(E.left(offline)) }, copy)();
    network();
    await first;
    clearMemberDataExcept(storage, null);
    receive();
    expect(shown(store)).toEqual([1, 2]);
  });

  it('are forgotten at a sign-out without a change of the account; what was not sent is sent after the next sign-in', async () => {
    const { users, browser, stored } = open();
    const { storage, store, copy, send, receive } = browser();
    const end = store.subscribe(() => undefined);
    [1, 2].forEach((id) => store.turnDown(film(id)));
    await send();
    receive();
    store.takeBack(film(2));
    store.turnDown(film(3));
    await sendTurnedDown({ editTurnedDown: () => () => Promise.resolve(E.left(offline)) }, copy)();
    end();
    clearMemberDataExcept(storage, null);
    store.subscribe(() => undefined)();
    expect(shown(store)).toEqual([]);
    await send();
    expect(stored()).toEqual([1, 2]);
    receive();
    expect(shown(store)).toEqual([1, 3]);
    await send();
    expect([stored(), storage.local.listKeys()]).toEqual([[1, 3], [`marquee.evening.${MAYA}`]]);
    // A call that ends after the sign-out brings nothing back.
    store.turnDown(film(4));
    await sendTurnedDown({ editTurnedDown: (uid, edit) => async () => {
      clearMemberDataExcept(storage, null);
      return users.editTurnedDown(uid, edit)();
    } }, copy)();
    expect([stored(), storage.local.listKeys()]).toEqual([[1, 3, 4], []]);
  });
});
