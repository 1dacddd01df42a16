import type { ComponentProps, ReactNode } from 'react'

export interface InlineEditLabels {
  /** Accessible name of the button that starts editing, such as "Rename Design department". */
  edit: (value: string) => string
  /** Accessible name of the input, such as "Department name". */
  input: string
  /** The message if `onCommit` rejects; a function receives the reason. */
  failed: string | ((reason: unknown) => string)
}

export interface InlineEditProps extends Omit<ComponentProps<'span'>, 'children' | 'defaultValue'> {
  /** The text to show and edit. */
  value: string
  /**
   * Saves the trimmed text, which has changed, and isn't empty unless `allowEmpty`. While a returned promise
   * is pending, the input is busy. If it rejects, the input keeps the text and shows why.
   */
  onCommit: (value: string) => unknown
  /** Empty text is allowed, as for remarks. Default false. */
  allowEmpty?: boolean
  /** Returns an error for a text, or undefined. Called before saving. */
  validate?: (value: string) => string | undefined
  /** Whether the input is shown, controlled. */
  editing?: boolean
  /** Whether the input is initially shown. Default false. */
  defaultEditing?: boolean
  /** Called when editing starts or ends. */
  onEditingChange?: (editing: boolean) => void
  /** Longest text in code points. Default: no limit. */
  maxLength?: number
  /**
   * The mouse gesture that starts editing. With `doubleClick`, a pencil button also starts it. Default:
   * click.
   */
  startsBy?: 'click' | 'doubleClick'
  /** The owner is saving. Default false. */
  busy?: boolean
  /** Read-only. Default false. */
  disabled?: boolean
  /** Renders the value. Default: the value itself, cut with an ellipsis. */
  children?: ReactNode
  labels: InlineEditLabels
}
