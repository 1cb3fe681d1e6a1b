import { DocumentHead } from '#ui/app/document-head.tsx';

/** Your name, your picture and numbers about your lists. */
export const ProfilePage = () => (
  <>
    <DocumentHead title="Profile" description="Your name, your picture and numbers about your lists." />
    <h1>Profile</h1>
  </>
);
