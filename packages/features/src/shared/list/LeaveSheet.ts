import { createContext } from 'react'

/** Closes the sheet in which what acts on a list waits on a phone, as it leads on to a dialog or another page. */
export const LeaveSheet = createContext<(() => void) | undefined>(undefined)
