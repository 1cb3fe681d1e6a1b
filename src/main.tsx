import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readEnvironment } from './composition/environment';
import { composeProfile } from './composition/profile';
import { AnswerStore } from './ui/answers/answer-store';
import { App } from './ui/app/app';
import './ui/design/foundation.css';

const start = async (): Promise<void> => {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no place for the app.');
  const services = await composeProfile(readEnvironment(import.meta.env));
  const answers = new AnswerStore();
  const isPrerendered = container.dataset['prerendered'] === location.pathname;
  answers.reviving = isPrerendered;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App services={services} answers={answers} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
};

void start();
