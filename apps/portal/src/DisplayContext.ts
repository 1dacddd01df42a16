import { createContext } from 'react'
import type { Display } from './useDisplay'

/** Language and theme, for pages with settings for them. */
export const DisplayContext = createContext<Display>({
  theme: 'system',
  locale: 'zh-CN',
  onThemeChange: () => {},
  onLocaleChange: () => {},
})
