import { createContext } from 'react'

/** Where the frame around a page shows its heading: null until it is there, undefined where no frame does. */
export const HeadingPlace = createContext<HTMLElement | null | undefined>(undefined)
