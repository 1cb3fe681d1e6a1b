import { TypePage } from './type-page';

export const TvShowsPage = (): React.JSX.Element => <TypePage mediaType="tv" />;
