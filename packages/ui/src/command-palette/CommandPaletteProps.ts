import type { ReactNode } from 'react'
import type { DialogContentProps } from '../dialog'
import type { CommandGroup, CommandItem } from './CommandItem'

export interface CommandPaletteLabels {
  /** Names the palette. */
  title: string
  /** Names the field. */
  field: string
  /** Stands in the empty field. */
  placeholder: string
  /** Names the list of what can be chosen. */
  list: string
  /** The button that closes the palette. */
  close: string
  /** Said when the list changes. */
  count: (items: number) => string
}

export interface CommandPaletteProps<I extends CommandItem>
  extends Omit<DialogContentProps, 'children' | 'onSubmit' | 'width'> {
  /** Whether it is open. */
  open: boolean
  /** Called with the wanted state after Escape, a press outside, or the button. */
  onOpenChange: (open: boolean) => void
  /** What is typed. */
  value: string
  onValueChange: (value: string) => void
  /** What fits to it, by its kind; the caller finds it. Groups without items are not shown. */
  groups: readonly CommandGroup<I>[]
  /** One was chosen. The palette doesn't close by itself. */
  onPick: (item: I) => void
  /** What fits is being looked for. Default: false. */
  busy?: boolean
  /** The most code points that can be typed. Default: no limit. */
  maxLength?: number
  /** Stands below what was found: why it is nothing, or that it can't be found out. Default: nothing. */
  children?: ReactNode
  labels: CommandPaletteLabels
}
