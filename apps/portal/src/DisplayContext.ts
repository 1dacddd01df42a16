import { createContext } from 'react'
import type { Display } from './useDisplay'

/** Language and theme, for pages that let a person change them. */
export const DisplayContext = createContext<Display>({
  theme: 'system',
  locale: 'zh-CN',
  onThemeChange: () => {},
  onLocaleChange: () => {},
})
