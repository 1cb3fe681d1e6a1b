import { TypePage } from './type-page';

export const MoviesPage = (): React.JSX.Element => <TypePage mediaType="movie" />;
