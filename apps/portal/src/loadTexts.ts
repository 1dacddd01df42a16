import type { Locale } from '@atrium/features/shared'

/** Fetches the texts of a language that aren't there yet. Where they can't be had, the Chinese ones stand. */
export const loadTexts = async (locale: Locale): Promise<void> => {
  if (locale === 'en') await import('virtual:english').catch(() => {})
}
