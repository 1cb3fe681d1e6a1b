import { createContext, useContext } from 'react';
import type { QueryCache } from '#ui/query/query-cache.ts';
import { App } from '#ui/app/app.tsx';
import type { Services } from '#ui/services.tsx';

export const ScenarioContext = createContext<{ readonly services: Services; readonly answers: QueryCache } | null>(null);

/** Renders the whole app at the story's address (`parameters.at`) in the story's scenario. */
export const Screen = (): React.JSX.Element => {
  const scenario = useContext(ScenarioContext);
  if (scenario === null) throw new Error('Screen needs a ScenarioContext.');
  return <App services={scenario.services} answers={scenario.answers} />;
};
