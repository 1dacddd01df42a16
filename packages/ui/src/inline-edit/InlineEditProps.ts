import type { ComponentProps, ReactNode } from 'react'

export interface InlineEditLabels {
  /** Names what starts the editing, around the value it edits, such as "Rename Design department". */
  edit: (value: string) => string
  /** Names the input, such as "Department name". */
  input: string
  /** What is said when `onCommit` rejects; a function gets the reason. */
  failed: string | ((reason: unknown) => string)
}

export interface InlineEditProps extends Omit<ComponentProps<'span'>, 'children' | 'defaultValue'> {
  /** The text to show and to edit. */
  value: string
  /**
   * Saves the trimmed text, which is not the same as before, nor empty unless `allowEmpty`. While a promise it returns is pending the input
   * is busy; when it rejects, the input stays with what was typed and says why.
   */
  onCommit: (value: string) => unknown
  /** Emptying the text is a change to save too, such as with remarks. Default false. */
  allowEmpty?: boolean
  /** What is wrong with a text, or undefined. Checked before it is saved. */
  validate?: (value: string) => string | undefined
  /** Whether the input is shown, when the owner keeps that. */
  editing?: boolean
  /** Whether the input is shown at first. Default false. */
  defaultEditing?: boolean
  /** Called when editing starts or ends. */
  onEditingChange?: (editing: boolean) => void
  /** The most code points that can be typed. Default: no limit. */
  maxLength?: number
  /**
   * What a mouse does on the text to start. After `doubleClick` a pencil button beside it starts by a single
   * one. Default: click.
   */
  startsBy?: 'click' | 'doubleClick'
  /** Being saved by the owner's doing. Default false. */
  busy?: boolean
  /** Only shown. Default false. */
  disabled?: boolean
  /** How the value is shown. Default: the value itself, ellipsised. */
  children?: ReactNode
  labels: InlineEditLabels
}
