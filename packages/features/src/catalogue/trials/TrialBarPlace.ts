import { createContext } from 'react'

/** Where the one button of a trial goes on a phone: the lower edge, while the description is read. */
export const TrialBarPlace = createContext<HTMLElement | null>(null)
