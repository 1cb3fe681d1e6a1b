/** One of a few that can be chosen. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
}

/** What everything that lets a person choose one of many is given. */
export interface ChoiceProps<V extends string> {
  /** What is chosen, for assistive technology. */
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
}
