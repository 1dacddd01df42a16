export interface TextFieldLabels {
  /** The button that shows a password. */
  reveal: string
  /** The button that hides it again. */
  conceal: string
}
