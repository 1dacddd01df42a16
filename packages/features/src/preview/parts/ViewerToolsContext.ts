import { createContext, type ReactNode } from 'react'

/** The page's own tools for any file, shown at the end of its viewer's tools. Default: none. */
export const ViewerToolsContext = createContext<ReactNode>(null)
