import type { DeskTheme } from '@atrium/features/desk'
import type { Locale } from '@atrium/features/shared'
import { useCallback, useEffect, useState } from 'react'
import { displayStore } from './stores'

/** Loads missing texts of a language. If that fails, the page is in Chinese. */
export const loadTexts = async (locale: Locale): Promise<void> => {
  if (locale === 'en')
    await import('./english').then(({ provideEnglish }) => provideEnglish()).catch(() => {})
}

/** As `index.html` determined it before the first paint: the chosen language, else the browser's. */
export const firstLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'zh-CN')

/** Language and theme, which the portal keeps for this browser too. */
export function useDisplay() {
  const [theme, setTheme] = useState(readTheme)
  const [locale, setLocale] = useState(firstLocale)

  const onThemeChange = useCallback((next: DeskTheme) => {
    displayStore.write('theme', next)
    setTheme(next)
  }, [])
  const onLocaleChange = useCallback((next: Locale) => {
    displayStore.write('locale', next)
    void loadTexts(next).then(() => setLocale(next))
  }, [])

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  useEffect(() => followTheme(theme), [theme])
  return { theme, locale, onThemeChange, onLocaleChange }
}

function readTheme(): DeskTheme {
  const kept = displayStore.read('theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** The page behind the features follows their theme. */
function followTheme(theme: DeskTheme): () => void {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const dark = theme === 'system' ? prefersDark.matches : theme === 'dark'
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
  apply()
  prefersDark.addEventListener('change', apply)
  return () => prefersDark.removeEventListener('change', apply)
}
