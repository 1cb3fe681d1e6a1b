import type { ListUseCases } from '#application/lists/list-use-cases';
import { APP_CONFIG, PASSKEYS } from '#application/service-keys';
import type { AccountMethods } from '#domain/users/sign-in-methods';
import type { SignIn } from '#domain/users/sign-ins/sign-in';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { ProfilePart } from '#ui/features/profile/profile-layout.tsx';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { momentText } from '#ui/messages/account/security.messages.ts';
import { browserText, SIGN_INS_MESSAGES, wayText } from '#ui/messages/account/sign-ins.messages.ts';
import { useService } from '#ui/services.tsx';
import { useRequestOf } from './use-request-of';

/** Sign-ins that are shown before the person asks for all. */
const FIRST_SIGN_INS = 5;

type Props = {
  /** Read again after each change of the account, after which the sign-ins are read again too. */
  readonly methods: AccountMethods;
};

const Advice = ({ methods: { hasPassword, google } }: Props): React.JSX.Element => {
  const isDemo = useService(APP_CONFIG).dataLocation === 'browser';
  const hasPasskeys = useService(PASSKEYS) !== null;
  return (
    <p className="security-text">
      {isDemo ? SIGN_INS_MESSAGES.adviceDemo : hasPassword ? SIGN_INS_MESSAGES.advice : SIGN_INS_MESSAGES.adviceWithoutPassword}
      {hasPassword && google !== null ? ` ${SIGN_INS_MESSAGES.adviceGoogle}` : null}
      {hasPasskeys ? ` ${SIGN_INS_MESSAGES.advicePasskeys}` : null}
    </p>
  );
};

const SignInRow = ({ signIn }: { readonly signIn: SignIn }): React.JSX.Element => {
  const way = wayText(signIn.way);
  return (
    <li>
      <div>
        <span>{browserText(signIn)}</span>
        <span className="quiet">{momentText(signIn.at)}</span>
        {way === null ? null : <span className="quiet">{way}</span>}
      </div>
      {signIn.isPresent ? <Tag tone="leaf">{SIGN_INS_MESSAGES.present}</Tag> : null}
      {signIn.hasEnded ? <Tag>{SIGN_INS_MESSAGES.ended}</Tag> : null}
    </li>
  );
};

const SignInList = ({ signIns }: { readonly signIns: ReadonlyArray<SignIn> }): React.JSX.Element => {
  const { shown, more } = useExpandableList(signIns, FIRST_SIGN_INS, SIGN_INS_MESSAGES.more);
  if (signIns.length === 0) return <p>{SIGN_INS_MESSAGES.empty}</p>;
  return (
    <>
      <ul className="security-rows" aria-label={SIGN_INS_MESSAGES.list}>
        {shown.map((signIn) => <SignInRow key={`${signIn.at} ${browserText(signIn)}`} signIn={signIn} />)}
      </ul>
      {more}
    </>
  );
};

const SignIns = ({ lists, methods }: Props & { readonly lists: ListUseCases }): React.JSX.Element => {
  const { answer, failure, send } = useRequestOf(lists.signIns.noteSignIn, methods);
  if (answer === null) return failure === null ? <Loading /> : <FailureState failure={failure} retry={send} />;
  return (
    <>
      <p className="security-text quiet">{SIGN_INS_MESSAGES.text}</p>
      <Advice methods={methods} />
      <SignInList signIns={answer} />
      {failure !== null && <FailureNote failure={failure} what={SIGN_INS_MESSAGES.heading} retry={send} />}
    </>
  );
};

const Loading = (): React.JSX.Element => (
  <LoadingRegion label={SIGN_INS_MESSAGES.loading}><LinesSkeleton lines={6} /></LoadingRegion>
);

/** Renders the recent sign-ins of a member, and what to do about one that is somebody else's. */
export const RecentSignIns = (props: Props): React.JSX.Element => {
  const lists = useListUseCases();
  return (
    <ProfilePart heading={SIGN_INS_MESSAGES.heading}>
      {lists === null ? <Loading /> : <SignIns key={lists.uid} lists={lists} {...props} />}
    </ProfilePart>
  );
};
