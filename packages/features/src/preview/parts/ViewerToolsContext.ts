import { createContext, type ReactNode } from 'react'

/** What the page can do with whichever file is shown: at the end of its viewer's tools. Default: nothing. */
export const ViewerToolsContext = createContext<ReactNode>(null)
