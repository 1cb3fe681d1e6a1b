import { createContext, useContext } from 'react';
import type { AnswerStore } from '#ui/answers/answer-store.ts';
import { App } from '#ui/app/app.tsx';
import type { Services } from '#ui/services.tsx';

export const WorldContext = createContext<{ readonly services: Services; readonly answers: AnswerStore } | null>(null);

/** The whole app at the story's address (`parameters.at`), in the story's world. */
export const Screen = (): React.JSX.Element => {
  const world = useContext(WorldContext);
  if (world === null) throw new Error('Screen stands outside of a world.');
  return <App services={world.services} answers={world.answers} />;
};
