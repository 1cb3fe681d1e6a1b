import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PICTURES } from '#application/keys';
import type { Person } from '#domain/catalogue/person';
import { Button } from '#ui/design/buttons/button.tsx';
import { Face } from '#ui/design/text/face.tsx';
import { useService } from '../services';
import { FailureNote } from '../states/failure-note';
import { personAddress } from './person-address';
import { useFootFocus } from './use-foot-focus';
import type { Paging } from './use-paging';

const named = ({ title, year }: Person['titles'][number]): string => (year === null ? title : `${title} (${year})`);

const PersonRow = ({ person }: { readonly person: Person }): React.JSX.Element => {
  const picture = useService(PICTURES).source('profile', person.picturePath);
  return (
    <li>
      <Link to={personAddress(person.id)}>
        <Face name={person.name} picture={picture?.src ?? null} />
        <span>
          <b>{person.name}</b>
          <small>{person.titles.slice(0, 3).map(named).join(', ') || person.knownFor}</small>
        </span>
      </Link>
    </li>
  );
};

/** People who go by a name, with what to recognise them by. More come near the end of the list, or by the button. */
export const SearchPeople = ({ people, paging }: { readonly people: ReadonlyArray<Person>; readonly paging: Paging<unknown> }): React.JSX.Element => {
  const list = useRef<HTMLUListElement>(null);
  const foot = useFootFocus(people.length, (first) => list.current?.children[first]?.querySelector('a')?.focus());
  const end = foot.ref;
  const { wantMore, hasMore, isLoadingMore, failure } = paging;
  useEffect(() => {
    if (end.current === null || !hasMore || failure !== null) return undefined;
    const watch = (entries: ReadonlyArray<IntersectionObserverEntry>): void => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wantMore();
    };
    const watcher = new IntersectionObserver(watch, { rootMargin: '600px' });
    watcher.observe(end.current);
    return () => watcher.disconnect();
    // A longer list has its end elsewhere: it is watched anew.
  }, [end, people.length, hasMore, failure, wantMore]);
  return (
    <>
      <ul ref={list} className={hasMore ? 'people going-on' : 'people'} aria-label="People">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      <div {...foot} className="more-foot">
        {failure === null ? null : <FailureNote failure={failure} what="more people" retry={paging.retry} />}
        {hasMore && failure === null ? (
          <Button busy={isLoadingMore} onClick={wantMore}>
            Load more
          </Button>
        ) : null}
      </div>
    </>
  );
};
