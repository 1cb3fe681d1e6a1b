import { keepsOutboxOrder } from '#application/ports/outbox-store.contract';
import { testOutboxStore } from './outbox-store.fixture';

keepsOutboxOrder('test store', () => {
  const store = testOutboxStore();
  return Promise.resolve({ store, secondTab: store, close: () => Promise.resolve() });
});
