import { createContext } from 'react'

/** Closes the sheet in which a list's actions wait on a phone, as they lead on to a dialog or another page. */
export const LeaveSheet = createContext<() => void>(() => {})
