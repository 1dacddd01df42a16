import type { Locale } from '../shared/texts/messages'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** What a person chooses of the page's looks. The host keeps it. */
export interface DisplayChoices {
  readonly theme: ThemeChoice
  readonly onThemeChange: (theme: ThemeChoice) => void
  readonly onLocaleChange: (locale: Locale) => void
}
