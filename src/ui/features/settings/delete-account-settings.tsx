import { Button } from '#ui/design/buttons/button.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { useModal } from '../../app/modals/modal-provider';

/** Opens the modal that deletes the account. */
export const DeleteAccountSettings = ({ email }: { readonly email: string }): React.JSX.Element => {
  const { open } = useModal();
  return (
    <FactSheet
      facts={[
        {
          term: 'Delete',
          value: (
            <>
              <span>Your account and everything of it, at once and for good</span>
              <Button small icon="trash" onClick={() => open({ name: 'delete-account', properties: { email } })}>
                Delete my account
              </Button>
            </>
          ),
        },
      ]}
    />
  );
};
