import { useLocation } from 'react-router-dom';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { InfoPage, InfoSection } from './info-page';
import { OPERATOR_TEXT_NAMES, type OperatorTextBlock, type OperatorTextPart } from './operator-text';
import './operator-page.css';

const Part = ({ text, to, strong }: OperatorTextPart): React.JSX.Element => {
  if (to === null) return strong ? <b>{text}</b> : <>{text}</>;
  return to.startsWith('/') ? (
    <TextLink to={to}>{text}</TextLink>
  ) : (
    <a className="link" href={to} rel="noreferrer">
      {text}
    </a>
  );
};

const Parts = ({ parts }: { readonly parts: ReadonlyArray<OperatorTextPart> }): React.JSX.Element => (
  <>
    {parts.map((part, index) => (
      <Part key={index} {...part} />
    ))}
  </>
);

const Block = ({ block }: { readonly block: OperatorTextBlock }): React.JSX.Element => {
  if (block.kind === 'subheading') return <h3 className="operator-subheading">{block.text}</h3>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  }
  const items = block.items.map((parts, index) => (
    <li key={index}>
      <Parts parts={parts} />
    </li>
  ));
  return block.ordered ? <ol className="operator-steps">{items}</ol> : <ul>{items}</ul>;
};

/** Renders a text of the operator: privacy, terms, or who runs the site. The address names it. */
export const OperatorPage = (): React.JSX.Element => {
  const { pathname } = useLocation();
  const { title, lead, sections } = __OPERATOR_TEXTS__[OPERATOR_TEXT_NAMES.find((name) => pathname.startsWith(`/${name}`)) ?? 'imprint'];
  return (
    <>
      <DocumentHead title={title} description={lead} />
      <InfoPage title={title} lead={lead}>
        <div className="operator-sections">
          {sections.map(({ heading, blocks }) => (
            <InfoSection key={heading} heading={heading}>
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </InfoSection>
          ))}
        </div>
      </InfoPage>
    </>
  );
};
