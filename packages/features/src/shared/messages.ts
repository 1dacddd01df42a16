import type { Locale, TextOverrides } from './host'

type Text = string | ((...parameters: never[]) => string)
export type Texts = Readonly<Record<string, Text>>

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

/** The texts of one feature in every language. */
export interface Catalogue<T extends Texts> {
  /** By this name a host overrides single texts. */
  readonly name: string
  readonly texts: Readonly<Record<Locale, Translated<T>>>
}

/** A text missing in either language, or with other parameters, does not compile. */
export function catalogue<const T extends Texts>(
  name: string,
  chinese: T,
  english: NoInfer<Translated<T>>,
): Catalogue<T> {
  return { name, texts: { 'zh-CN': chinese as Translated<T>, en: english } }
}

/** The texts in one language, with the host's own in their place. */
export function readTexts<T extends Texts>(
  { name, texts }: Catalogue<T>,
  locale: Locale,
  overrides: TextOverrides,
): Translated<T> {
  const own = overrides[locale]?.[name]
  return own ? { ...texts[locale], ...own } : texts[locale]
}
