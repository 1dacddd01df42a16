import { createContext, use } from 'react'

/** What a host may style, by its class names or, in a shadow root, by `::part()`. */
export type Part =
  | 'root'
  | 'floating'
  | 'dialog'
  | 'drawer'
  | 'menu'
  | 'popover'
  | 'select'
  | 'tooltip'
  | 'toast'

/** Class names of the host, by part. */
export type Parts = Readonly<Partial<Record<Part, string>>>

export const PartsContext = createContext<Parts>({})

/** The host's class names of a part. */
export const usePart = (name: Part): string | undefined => use(PartsContext)[name]
