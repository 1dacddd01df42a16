import type { ReactNode } from 'react'

/** A part of a text, in UTF-16 units. */
export interface TextMark {
  from: number
  to: number
}

/** One result. */
export interface CommandItem {
  /** Unique in the palette. */
  id: string
  /** Its name. */
  label: string
  /** The part of the label that matches, shown in bold. */
  mark?: TextMark | null
  /** A detail that distinguishes it; never cut. */
  detail?: string
  /** The part of the detail that matches. */
  detailMark?: TextMark | null
  /** Further details, cut if there is no room. */
  more?: ReactNode
  /** An icon of 16 to 24 px. Default: none. */
  icon?: ReactNode
}

/** Results of one kind. */
export interface CommandGroup<I extends CommandItem = CommandItem> {
  id: string
  label: string
  items: readonly I[]
}
