import { Button } from '#ui/design/buttons/button.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { SETTINGS_MESSAGES } from '#ui/messages/settings.messages.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';

/** Opens the modal that deletes the account. */
export const DeleteAccountSettings = ({ email }: { readonly email: string }): React.JSX.Element => {
  const { open } = useModal();
  return (
    <FactSheet
      facts={[
        {
          term: SETTINGS_MESSAGES.deleteTerm,
          value: (
            <>
              <span>{SETTINGS_MESSAGES.deleteHint}</span>
              <Button small icon="trash" onClick={() => open({ name: 'delete-account', properties: { email } })}>
                {SETTINGS_MESSAGES.deleteAccount}
              </Button>
            </>
          ),
        },
      ]}
    />
  );
};
