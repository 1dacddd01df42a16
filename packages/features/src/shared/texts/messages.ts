export type Locale = 'zh-CN' | 'en'

type Text = string | ((...parameters: never[]) => string)
export type Texts = Readonly<Record<string, Text>>

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

/** The English texts of a catalogue, typed by the Chinese: one that is missing, or has other parameters, does not compile. */
export type English<T extends Texts> = Translated<T>

/** The texts of one part of a feature. Chinese comes with the code; English is added by `provideTexts`. */
export interface Catalogue<T extends Texts> {
  /** By this name a host overrides single texts. */
  readonly name: keyof Catalogues
  readonly chinese: Translated<T>
}

/**
 * Every catalogue by its name, so that a host's texts are checked: the file of a catalogue adds itself. A host knows
 * those of the features that it imports.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled from elsewhere
export interface Catalogues {}

/** Texts of a host's own in place of ours, by language, catalogue and key. */
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
 * Adds a language's texts to those that are there. Call it before the first feature is shown: what is on screen isn't
 * drawn again. Chinese comes with the features.
 *
 * @param texts of one feature or of all (`@atrium/features/english`), by catalogue
 */
export function provideTexts(_locale: 'en', texts: Readonly<Record<string, Texts>>): void {
  for (const [name, each] of Object.entries(texts)) english.set(name, each)
}

/** The texts in one language, with the host's own in their place; in Chinese while that language isn't provided. */
export function readTexts<T extends Texts>(
  { name, chinese }: Catalogue<T>,
  locale: Locale,
  overrides: TextOverrides,
): Translated<T> {
  const own: object | undefined = overrides[locale]?.[name]
  const found = (locale === 'en' && (english.get(name) as Translated<T> | undefined)) || chinese
  return own ? { ...found, ...own } : found
}
