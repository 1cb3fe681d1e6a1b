import { Button } from '#ui/design/buttons/button.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

type Props = { readonly title: string };

const copyLink = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(location.href);
    toast({ id: 'share', text: TITLE_MESSAGES.linkCopied, tone: 'good' });
  } catch {
    toast({ id: 'share', text: TITLE_MESSAGES.linkNotCopied, tone: 'bad' });
  }
};

/** Shares the page with the Web Share API; copies the URL where the API is missing or fails. */
const share = async (title: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return copyLink();
  try {
    await navigator.share({ title, url: location.href });
  } catch (thrown) {
    // An AbortError means that the user closed the share sheet, so nothing is copied.
    if (!(thrown instanceof Error && thrown.name === 'AbortError')) await copyLink();
  }
};

/** Renders the button that shares the page. */
export const ShareButton = ({ title }: Props): React.JSX.Element => (
  <Button icon="share" onClick={() => void share(title)}>
    {TITLE_MESSAGES.share}
  </Button>
);
