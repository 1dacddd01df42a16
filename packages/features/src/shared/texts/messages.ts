export type Locale = 'zh-CN' | 'en'

type Text = string | ((...parameters: never[]) => string)
export type Texts = Readonly<Record<string, Text>>

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

/**
 * The English texts of a catalogue, typed by the Chinese: a missing text, or one with other parameters, doesn't
 * compile.
 */
export type English<T extends Texts> = Translated<T>

/** The texts of one part of a feature. Chinese comes with the code; English is added by `provideTexts`. */
export interface Catalogue<T extends Texts> {
  /** Name by which a host overrides single texts. */
  readonly name: keyof Catalogues
  readonly chinese: Translated<T>
}

/**
 * Every catalogue by name, so that a host's texts are type-checked: the file of a catalogue adds itself. A host sees
 * those of the features that it imports.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled from elsewhere
export interface Catalogues {}

/** A host's own texts in place of ours, by language, catalogue and key. */
export type TextOverrides = { readonly [L in Locale]?: OwnTexts }

type OwnTexts = {
  readonly [N in keyof Catalogues]?: Catalogues[N] extends Catalogue<infer T> ? Partial<Translated<T>> : never
}

export const catalogue = <const T extends Texts>(name: keyof Catalogues, chinese: T): Catalogue<T> => ({
  name,
  chinese: chinese as Translated<T>,
})

const english = new Map<string, Texts>()

/**
 * Adds a language's texts. Call it before the first feature is shown: visible texts aren't updated. Chinese comes with
 * the features.
 *
 * @param texts of one feature or of all (`@atrium/features/english`), by catalogue
 */
export function provideTexts(_locale: 'en', texts: Readonly<Record<string, Texts>>): void {
  for (const [name, each] of Object.entries(texts)) english.set(name, each)
}

/** The texts in one language, with the host's replacements; in Chinese until that language is provided. */
export function readTexts<T extends Texts>(
  { name, chinese }: Catalogue<T>,
  locale: Locale,
  overrides: TextOverrides,
): Translated<T> {
  const own: object | undefined = overrides[locale]?.[name]
  const found = (locale === 'en' && (english.get(name) as Translated<T> | undefined)) || chinese
  return own ? { ...found, ...own } : found
}
