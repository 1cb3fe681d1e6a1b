/** An option with its value and label. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
}

/** Props shared by controls that select one of several options. */
export interface ChoiceProps<V extends string> {
  /** Accessible name of the control. */
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
}
