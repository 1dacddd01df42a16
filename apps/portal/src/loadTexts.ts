import type { Locale } from '@atrium/features/shared'

/** Loads missing texts of a language. If that fails, the page is in Chinese. */
export const loadTexts = async (locale: Locale): Promise<void> => {
  if (locale === 'en')
    await import('./english').then(({ provideEnglish }) => provideEnglish()).catch(() => {})
}
