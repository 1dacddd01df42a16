import { createContext } from 'react'

/** Closes the sheet with a list's actions on a phone, before a dialog or another page opens. */
export const LeaveSheet = createContext<(() => void) | undefined>(undefined)
