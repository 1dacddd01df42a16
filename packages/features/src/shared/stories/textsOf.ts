import type { Catalogue, Locale, Texts } from '../texts/messages'

/** The language of the story on the page: of the toolbar, or the one that the story itself is about. */
export const storyLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'zh-CN')

/** A catalogue's texts in the language of the story on the page, whichever that is when one of them is read. */
export function textsOf<T extends Texts>({
  texts,
}: Pick<Catalogue<T>, 'texts'>): Catalogue<T>['texts'][Locale] {
  return new Proxy(texts['zh-CN'], { get: (_, key) => Reflect.get(texts[storyLocale()], key) })
}
