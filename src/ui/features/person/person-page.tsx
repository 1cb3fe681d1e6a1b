import { useSearchParams } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { PersonDetails } from '#domain/catalogue/person';
import { Loading } from '#ui/design/feedback/skeletons.tsx';
import { useQuery } from '../../query/use-query';
import { DocumentHead } from '../../app/navigation/document-head';
import { NotFoundPage } from '../../app/errors/not-found-page';
import { useService } from '../../services';
import { FailureState } from '../../feedback/failure-state';
import { bestKnown } from './filmography';
import { personInAddress } from '../shared/person-address';
import { PersonFilmography } from './person-filmography';
import { PersonHead } from './person-head';
import { PersonSkeleton } from './person-skeleton';
import { describePerson } from './person-format';
import { personQuery } from '../shared/catalogue-queries';
import { TitlesShelf } from '../shared/title-shelf';
import './person-page.css';

const Person = ({ person }: { readonly person: PersonDetails }): React.JSX.Element => {
  const best = bestKnown(person.titles, person.filmography);
  return (
    <article className="person-page">
      <DocumentHead title={person.name} description={describePerson(person)} />
      <PersonHead person={person} />
      {best.length === 0 ? null : <TitlesShelf heading="Known for" titles={best} early={6} />}
      <PersonFilmography filmography={person.filmography} />
    </article>
  );
};

const AskedPerson = ({ id }: { readonly id: number }): React.JSX.Element => {
  const asked = useQuery(personQuery(useService(CATALOGUE_USE_CASES), id));
  if (asked._tag === 'success') return <Person person={asked.value} />;
  if (asked._tag === 'error' && asked.failure._tag === 'not-found') return <NotFoundPage />;
  return (
    <>
      <DocumentHead title="A person" description="Somebody in front of the camera, or behind it." noIndex />
      {asked._tag === 'error' ? (
        <FailureState failure={asked.failure} retry={asked.retry} level={1} />
      ) : (
        <Loading label="Looking them up">
          <PersonSkeleton />
        </Loading>
      )}
    </>
  );
};

/** `/person?id=31`: who somebody is and everything they did. */
export const PersonPage = (): React.JSX.Element => {
  const [parameters] = useSearchParams();
  const id = personInAddress(parameters);
  return id === null ? <NotFoundPage /> : <AskedPerson key={id} id={id} />;
};
