import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { LOG, PROFILE_USE_CASES } from '#application/keys';
import type { Failure } from '#domain/failure';
import type { UserId } from '#domain/user/user-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { Sheet } from '#ui/design/facts/sheet.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../../services';
import { failureWords } from '../../words/failures';
import { EXPORT_FILE, MEMBER_TOASTS } from '../../words/member';
import { saveFile } from './save-file';

type State = { readonly is: 'resting' | 'working' } | { readonly is: 'failed'; readonly failure: Failure };

/** Everything that is kept about a member, to take along. */
export const DataSettings = ({ uid }: { readonly uid: UserId }): React.JSX.Element => {
  const profiles = useService(PROFILE_USE_CASES);
  const log = useService(LOG);
  const [state, setState] = useState<State>({ is: 'resting' });
  const take = (): void => {
    setState({ is: 'working' });
    void profiles.exportMyData(uid)().then((answer) => {
      if (E.isLeft(answer)) {
        log.failure('export-my-data', answer.left);
        return setState({ is: 'failed', failure: answer.left });
      }
      saveFile(EXPORT_FILE, JSON.stringify(answer.right, null, 2));
      toast(MEMBER_TOASTS.dataSaved);
      return setState({ is: 'resting' });
    });
  };
  return (
    <>
      <Sheet
        facts={[
          {
            term: 'Take it along',
            value: (
              <>
                <span>Everything we keep about you, in one JSON file</span>
                <Button small icon="download" busy={state.is === 'working'} onClick={take}>
                  Download my data
                </Button>
              </>
            ),
          },
        ]}
      />
      {state.is === 'failed' ? <FormNote tone="bad">{failureWords(state.failure).sentence}</FormNote> : null}
    </>
  );
};
