import { createContext } from 'react'

/** The place of a trial's button on a phone: the lower edge, while the description is read. */
export const TrialBarPlace = createContext<HTMLElement | null>(null)
