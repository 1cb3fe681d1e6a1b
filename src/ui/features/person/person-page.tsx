import { useSearchParams } from 'react-router-dom';
import { parsePersonId } from '#application/metadata/addresses';
import { personMetadata } from '#application/metadata/person-metadata';
import { APP_CONFIG, CATALOGUE_USE_CASES } from '#application/service-keys';
import type { PersonDetails } from '#domain/catalogue/person';
import { LoadingRegion, LinesSkeleton, HeadingSkeleton, ShelfSkeleton, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { PERSON_MESSAGES } from '#ui/messages/catalogue/person.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { DocumentHead, usePreviewImage } from '#ui/shell/navigation/document-head.tsx';
import { NotFoundPage } from '#ui/features/not-found/not-found-page.tsx';
import { useService } from '#ui/services.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { bestKnown } from './filmography';
import { PersonColleagues } from './person-colleagues';
import { PersonFilmography } from './person-filmography';
import { PersonHead } from './person-head';
import { personQuery } from '#ui/features/shared/catalogue-queries.ts';
import { TitlesShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import './person-page.css';

/** TMDB's people do not contain their colleagues. */
const Colleagues = __ON_TMDB__
  ? lazyOptionalPart(() => import('./late-colleagues').then((module) => module.LateColleagues))
  : ({ person }: { readonly person: PersonDetails }) => (
    <PersonColleagues heading={PERSON_MESSAGES.colleagues} colleagues={person.colleagues} />
  );

/** Renders the skeleton of a person's page. */
const PersonSkeleton = (): React.JSX.Element => (
  <div className="person-wait">
    <header className="person">
      <div>
        <HeadingSkeleton>{PERSON_MESSAGES.loading}</HeadingSkeleton>
        <p className="person-facts">
          <SkeletonBar wide="17rem" />
        </p>
      </div>
    </header>
    <ShelfSkeleton />
    <div className="filmography">
      <LinesSkeleton lines={8} />
    </div>
  </div>
);

const Person = ({ person }: { readonly person: PersonDetails }): React.JSX.Element => {
  const { siteUrl } = useService(APP_CONFIG);
  const best = bestKnown(person.titles, person.filmography);
  return (
    <article className="person-page">
      <DocumentHead {...personMetadata(person, usePreviewImage('profile', person.imagePath), siteUrl)} />
      <PersonHead person={person} />
      {best.length === 0 ? null : <TitlesShelf heading={PERSON_MESSAGES.knownFor} titles={best} early={6} />}
      <PersonFilmography filmography={person.filmography} />
      <Colleagues person={person} />
    </article>
  );
};

const PersonById = ({ id }: { readonly id: number }): React.JSX.Element => {
  const result = useQuery(personQuery(useService(CATALOGUE_USE_CASES), id));
  if (result._tag === 'success') return <Person person={result.value} />;
  if (result._tag === 'error' && result.failure._tag === 'not-found') return <NotFoundPage />;
  return (
    <>
      <DocumentHead title={PERSON_MESSAGES.person} description={PERSON_MESSAGES.personDescription} noIndex />
      {result._tag === 'error' ? (
        <FailureState failure={result.failure} retry={result.retry} level={1} />
      ) : (
        <LoadingRegion label={PERSON_MESSAGES.loading}>
          <PersonSkeleton />
        </LoadingRegion>
      )}
    </>
  );
};

/** Renders `/person?id=31`: a person's profile and filmography. */
export const PersonPage = (): React.JSX.Element => {
  const [parameters] = useSearchParams();
  const id = parsePersonId(parameters.get('id'));
  return id === null ? <NotFoundPage /> : <PersonById key={id} id={id} />;
};
