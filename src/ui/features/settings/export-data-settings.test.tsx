import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { LOG, MEMBER_LISTS_LOADER, PROFILE_USE_CASES } from '#application/service-keys';
import type { AccountIdentity } from '#application/data-file/moving-out/member-export';
import { offline } from '#domain/shared/failure';
import type { SignedIn } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { ExportDataSettings } from './export-data-settings';

afterEach(cleanup);

describe('ExportDataSettings', () => {
  it('exports the account as it is when the button is clicked', async () => {
    const calls: Array<readonly [uid: string, isVerified: boolean]> = [];
    const exportMyFile = (uid: string, { emailVerified }: AccountIdentity) => {
      calls.push([uid, emailVerified]);
      return TE.left(offline);
    };
    const services = new Map<unknown, unknown>([[PROFILE_USE_CASES, { exportMyFile }], [LOG, { failure: () => {} }],
      [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject({}) }]]);
    const page = (person: SignedIn): React.JSX.Element => (
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
        <ExportDataSettings person={person} />
      </ServicesProvider>
    );
    const unverified = aSession({ emailVerified: false });
    const { rerender } = render(page(unverified));
    rerender(page({ ...unverified, emailVerified: true }));
    await act(async () => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Export data' }))));
    expect(calls).toEqual([[unverified.uid, true]]);
  });
});
