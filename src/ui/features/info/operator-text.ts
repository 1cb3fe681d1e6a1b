/** A part of a text: plain, strong, or a link. */
export type OperatorTextPart = {
  readonly text: string;
  /** Address of a link: a path of the site, http(s) or mailto; null for other text. */
  readonly to: string | null;
  readonly strong: boolean;
};

export type OperatorTextBlock =
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly parts: ReadonlyArray<OperatorTextPart> }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: ReadonlyArray<ReadonlyArray<OperatorTextPart>> };

/** A text of the operator, read from a Markdown file by the build. */
export type OperatorText = {
  readonly title: string;
  /** First paragraph, also the page's description. */
  readonly lead: string;
  readonly sections: ReadonlyArray<{ readonly heading: string; readonly blocks: ReadonlyArray<OperatorTextBlock> }>;
};

/** Names of the files in the folder `operator` and of their pages. */
export const OPERATOR_TEXT_NAMES = ['privacy', 'terms', 'imprint'] as const;
export type OperatorTextName = (typeof OPERATOR_TEXT_NAMES)[number];
export type OperatorTexts = Readonly<Record<OperatorTextName, OperatorText>>;

declare global {
  /** The operator's texts for this configuration, read by the build or the development server. */
  const __OPERATOR_TEXTS__: OperatorTexts;
}
