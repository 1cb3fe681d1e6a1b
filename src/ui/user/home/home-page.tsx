import { DocumentHead } from '#ui/app/document-head.tsx';

/** What you opened last, what suits your taste and your lists. */
export const HomePage = () => (
  <>
    <DocumentHead title="Your programme" description="What you opened last, what suits your taste and your lists." />
    <h1>Your programme</h1>
  </>
);
