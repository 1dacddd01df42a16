import type { ReactNode } from 'react'
import type { DialogContentProps } from '../dialog'
import type { CommandGroup, CommandItem } from './CommandItem'

export interface CommandPaletteLabels {
  /** The accessible name of the palette. */
  title: string
  /** The accessible name of the field. */
  field: string
  /** The placeholder of the field. */
  placeholder: string
  /** The accessible name of the list. */
  list: string
  /** The button that closes the palette. */
  close: string
  /** Announced when the list changes. */
  count: (items: number) => string
}

export interface CommandPaletteProps<I extends CommandItem>
  extends Omit<DialogContentProps, 'children' | 'onSubmit' | 'width'> {
  open: boolean
  /** Called with the requested state after Escape, a press outside, or the button. */
  onOpenChange: (open: boolean) => void
  /** The typed text. */
  value: string
  onValueChange: (value: string) => void
  /** Matching results by kind, found by the caller. Groups without items are hidden. */
  groups: readonly CommandGroup<I>[]
  /** Called when a result is chosen. The palette stays open. */
  onPick: (item: I) => void
  /** A search is running. Default: false. */
  busy?: boolean
  /** Longest text in code points. Default: no limit. */
  maxLength?: number
  /** Shown below the results: why there are none, or that the search failed. Default: nothing. */
  children?: ReactNode
  labels: CommandPaletteLabels
}
