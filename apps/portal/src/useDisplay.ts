import type { Locale } from '@atrium/features/shared'
import type { DisplayChoices, ThemeChoice } from '@atrium/features/workspace'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { browserStore } from './browserStore'
import { loadTexts } from './loadTexts'

export interface Display extends DisplayChoices {
  readonly locale: Locale
}

/** Language and theme chosen on this device. */
export function useDisplay(): Display {
  const [theme, setTheme] = useState(readTheme)
  const [locale, setLocale] = useState(firstLocale)

  const onThemeChange = useCallback((next: ThemeChoice) => {
    browserStore.write('theme', next)
    setTheme(next)
  }, [])
  const onLocaleChange = useCallback((next: Locale) => {
    browserStore.write('locale', next)
    void loadTexts(next).then(() => setLocale(next))
  }, [])

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  useEffect(() => followTheme(theme), [theme])

  return useMemo(
    () => ({ theme, locale, onThemeChange, onLocaleChange }),
    [theme, locale, onThemeChange, onLocaleChange],
  )
}

/** As `index.html` determined it before the first paint: the chosen language, else the browser's. */
export const firstLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'zh-CN')

function readTheme(): ThemeChoice {
  const kept = browserStore.read('theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** The page behind the features follows their theme. */
function followTheme(theme: ThemeChoice): () => void {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const dark = theme === 'system' ? prefersDark.matches : theme === 'dark'
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
  apply()
  prefersDark.addEventListener('change', apply)
  return () => prefersDark.removeEventListener('change', apply)
}
