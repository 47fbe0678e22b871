/** One thing to choose. */
export interface ChoiceOption {
  /** What `value` and `onChange` speak of; unique within its list. */
  id: string;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
