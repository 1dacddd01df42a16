import type { ReactNode } from 'react'

/** A part of a text, in UTF-16 units. */
export interface TextMark {
  from: number
  to: number
}

/** One thing that can be chosen. */
export interface CommandItem {
  /** The only one of this id in the palette. */
  id: string
  /** What it is called. */
  label: string
  /** The part of the label that fits to what was typed, drawn stronger. */
  mark?: TextMark | null
  /** What tells it apart, beside its name: it is never cut. */
  detail?: string
  /** The part of the detail that fits. */
  detailMark?: TextMark | null
  /** More of that, cut where there is no room. */
  more?: ReactNode
  /** A picture of 16 to 24 px. Default: none. */
  icon?: ReactNode
}

/** Things of one kind. */
export interface CommandGroup<I extends CommandItem = CommandItem> {
  id: string
  label: string
  items: readonly I[]
}
