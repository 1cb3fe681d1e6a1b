import * as TE from 'fp-ts/TaskEither';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE, NETWORK_STATUS } from '#application/service-keys';
import { someMemberFacts } from '#domain/catalogue/credits/member-facts.fixture';
import type { TitleCredits } from '#domain/catalogue/credits/title-credits';
import { itemKey } from '#domain/catalogue/title-id';
import { film } from '#domain/lists/list.fixture';
import { offline, type Failure } from '#domain/shared/failure';
import { NEVER } from 'rxjs';
import { ServicesProvider } from '#ui/services.tsx';
import { CreditsNotes } from './credits-notes';
import { useCredits } from './use-credits';

const KOREAN: TitleCredits = { countries: ['KR'], directors: [], actors: [] };
const ITEMS = [film(1), film(2), film(3)];

const Probe = (): React.JSX.Element => <CreditsNotes credits={useCredits(ITEMS, true)} total={ITEMS.length} hasGroups />;

it('says of how many titles people are known, and looks up more on demand, also after a failure', async () => {
  const network: { failure: Failure | null } = { failure: null };
  const credits = {
    maxTitles: 1,
    getCredits: ([title]: ReadonlyArray<{ readonly mediaType: 'movie' | 'tv'; readonly id: number }>) =>
      network.failure !== null || title === undefined ? TE.left(network.failure ?? offline)
        : TE.right(new Map([[itemKey(title), KOREAN]])),
  };
  const services = new Map<unknown, unknown>([
    [CATALOGUE, { getMemberFacts: () => TE.right(someMemberFacts({ credits })) }], [NETWORK_STATUS, { online: NEVER }],
  ]);
  render(<ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}><Probe /></ServicesProvider>);
  expect(await screen.findByText('From 1 of 3 titles.')).toBeDefined();
  network.failure = offline;
  fireEvent.click(screen.getByRole('button', { name: 'Look up more titles' }));
  const retry = await screen.findByRole('button', { name: /^Try again/ });
  network.failure = null;
  fireEvent.click(retry);
  expect(await screen.findByText('From 2 of 3 titles.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Look up more titles' }));
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/^From/)).toBeNull();
});
