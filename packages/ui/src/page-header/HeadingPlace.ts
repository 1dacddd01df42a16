import { createContext } from 'react'

/** Where the surrounding frame shows the page's heading: null until mounted, undefined without a frame. */
export const HeadingPlace = createContext<HTMLElement | null | undefined>(undefined)
