import type { Locale } from '../texts/messages'

interface Named {
  readonly name: string
  readonly nameEn: string
}

/** A provider's name in the reader's language. */
export const providerName = ({ name, nameEn }: Named, locale: Locale): string =>
  locale === 'en' ? nameEn : name
