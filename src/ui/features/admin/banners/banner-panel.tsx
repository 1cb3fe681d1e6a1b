import { useState } from 'react';
import { CLOCK } from '#application/service-keys';
import { activeBanner, type Banner } from '#domain/banners/banner';
import { MAX_BANNERS } from '#domain/banners/banner-change';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Switch } from '#ui/design/fields/switch.tsx';
import { BANNERS_PANEL_MESSAGES, bannerLabel, bannerRemovalQuestion } from '#ui/messages/admin/banners.messages.ts';
import { useService } from '#ui/services.tsx';
import { AdminPart } from '#ui/features/admin/shared/admin-part.tsx';
import { useAdminCall } from '#ui/features/admin/shared/use-admin-call.ts';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { BannerImage } from './banner-image';
import './banner-panel.css';

type RowProps = { readonly banner: Banner; readonly label: string };

const BannerRow = ({ banner: { name, url, active }, label }: RowProps): React.JSX.Element => {
  const modal = useModal();
  const call = useAdminCall();
  const [busy, setBusy] = useState(false);
  const toastOf = (text: string) => ({ text, tone: 'good' as const });
  const toggle = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await call('show-banner', ({ banners }) => (active ? banners.deactivate(name) : banners.activate(name)), toastOf);
    setBusy(false);
  };
  const remove = (): void => {
    const onConfirm = (): void => void call('remove-banner', ({ banners }) => banners.remove(name), toastOf);
    modal.open({ name: 'confirmation', properties: { ...bannerRemovalQuestion(label, active), isFinal: true, onConfirm } });
  };
  return (
    <li aria-busy={busy}>
      <BannerImage url={url} />
      <div className="banner-words">
        <p>
          <bdi>{label}</bdi>
        </p>
        <p className="quiet">{active ? BANNERS_PANEL_MESSAGES.on : BANNERS_PANEL_MESSAGES.off}</p>
      </div>
      <div className="banner-acts">
        <Switch bare label={BANNERS_PANEL_MESSAGES.show(label)} checked={active} onChange={() => void toggle()} />
        <IconButton icon="trash" label={BANNERS_PANEL_MESSAGES.remove(label)} onClick={remove} />
      </div>
    </li>
  );
};

/** Renders the banners of the site for the dashboard: which one is shown, and buttons to add and remove banners. */
export const BannerPanel = (): React.JSX.Element => {
  const modal = useModal();
  const now = useService(CLOCK).now();
  const data = useAdminQuery('banners/list', ({ banners }) => banners.list);
  const add = (
    <Button
      small
      icon="plus"
      disabled={(data.value?.content.length ?? 0) >= MAX_BANNERS}
      onClick={() => modal.open({ name: 'add-banner', properties: {} })}
    >
      {BANNERS_PANEL_MESSAGES.add}
    </Button>
  );
  return (
    <AdminPart heading={BANNERS_PANEL_MESSAGES.heading} note={add} data={data}>
      {(settings) =>
        settings.content.length === 0 ? (
          <p className="quiet">{BANNERS_PANEL_MESSAGES.empty}</p>
        ) : (
          <>
            {activeBanner(settings) === null && <p className="quiet">{BANNERS_PANEL_MESSAGES.noneActive}</p>}
            <ul className="banner-list">
              {settings.content.map((banner) => (
                <BannerRow key={banner.name} banner={banner} label={bannerLabel(banner.name, now)} />
              ))}
            </ul>
          </>
        )
      }
    </AdminPart>
  );
};
