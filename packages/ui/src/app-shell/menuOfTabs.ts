import { createContext, type ReactNode } from 'react'

/** The button that opens the menu, for the tab bar to stand last in it. */
export const MenuOfTabs = createContext<ReactNode>(undefined)

/** Whether no tab stands for the page on screen: it was reached through the menu. */
export const MenuIsCurrent = createContext(false)
