import { Button } from '#ui/design/buttons/button.tsx';
import { toast } from '#ui/design/toasts/toast.ts';

type Props = { readonly title: string };

const copyLink = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(location.href);
    toast({ id: 'share', text: 'The link is copied.', tone: 'good' });
  } catch {
    toast({ id: 'share', text: 'The link could not be copied. It stands in the address bar.', tone: 'bad' });
  }
};

/** Hands the page on with the device's own means; where there are none, copies its address. */
const share = async (title: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return copyLink();
  try {
    await navigator.share({ title, url: location.href });
  } catch (thrown) {
    // Closing the device's sheet is an answer, not a fault.
    if (!(thrown instanceof Error && thrown.name === 'AbortError')) await copyLink();
  }
};

/** Hands the page on. */
export const ShareButton = ({ title }: Props): React.JSX.Element => (
  <Button icon="share" onClick={() => void share(title)}>
    Share
  </Button>
);
