export type Locale = 'zh-CN' | 'en'

type Text = string | ((...parameters: never[]) => string)
export type Texts = Readonly<Record<string, Text>>

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

/** The texts of one feature in every language. */
export interface Catalogue<T extends Texts> {
  /** By this name a host overrides single texts. */
  readonly name: keyof Catalogues
  readonly texts: Readonly<Record<Locale, Translated<T>>>
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

/** A text missing in either language, or with other parameters, does not compile. */
export function catalogue<const T extends Texts>(
  name: keyof Catalogues,
  chinese: T,
  english: NoInfer<Translated<T>>,
): Catalogue<T> {
  return { name, texts: { 'zh-CN': chinese as Translated<T>, en: english } }
}

/** What came after the code that shows it, by the catalogue's name. */
const late = new Map<string, Texts>()

/** English texts for catalogues that were built without them. What else a module of them has is left alone. */
export function provideTexts(catalogues: readonly unknown[]): void {
  for (const each of catalogues as Partial<Catalogue<Texts>>[])
    if (each.name && each.texts?.en) late.set(each.name, each.texts.en)
}

/** The texts in one language, with the host's own in their place; in Chinese where that isn't there (yet). */
export function readTexts<T extends Texts>(
  { name, texts }: Catalogue<T>,
  locale: Locale,
  overrides: TextOverrides,
): Translated<T> {
  const own: object | undefined = overrides[locale]?.[name]
  const found = texts[locale] ?? (late.get(name) as Translated<T> | undefined) ?? texts['zh-CN']
  return own ? { ...found, ...own } : found
}
