import type { Locale } from '../shared/texts/messages'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** The person's display settings. The host stores them. */
export interface DisplayChoices {
  readonly theme: ThemeChoice
  readonly onThemeChange: (theme: ThemeChoice) => void
  readonly onLocaleChange: (locale: Locale) => void
}
