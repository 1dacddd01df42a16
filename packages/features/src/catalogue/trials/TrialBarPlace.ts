import { createContext } from 'react'

/** Where the one button of a trial stands on a phone: at the lower edge, while one reads what the product does. */
export const TrialBarPlace = createContext<HTMLElement | null>(null)
