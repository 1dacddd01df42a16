import { createContext, type ReactNode } from 'react'

/** The menu's button, which the tab bar shows last. */
export const MenuOfTabs = createContext<ReactNode>(undefined)

/** Whether no tab matches the current page. */
export const MenuIsCurrent = createContext(false)
