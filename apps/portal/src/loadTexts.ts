import type { Locale } from '@atrium/features/shared'

/** Fetches the texts of a language that aren't there yet. If that fails, the page is shown in Chinese. */
export const loadTexts = async (locale: Locale): Promise<void> => {
  if (locale === 'en')
    await import('./english').then(({ provideEnglish }) => provideEnglish()).catch(() => {})
}
