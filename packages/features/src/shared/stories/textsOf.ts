import { type Catalogue, type English, type Locale, readTexts, type Texts } from '../texts/messages'

/** The language of the story on the page: of the toolbar, or the one that the story itself is about. */
export const storyLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'zh-CN')

/** A catalogue's texts in the language of the story on the page, whichever that is when one of them is read. */
export function textsOf<T extends Texts>(catalogue: Catalogue<T>): Catalogue<T>['chinese'] {
  return new Proxy(catalogue.chinese, {
    get: (_, key) => Reflect.get(readTexts(catalogue, storyLocale(), {}), key),
  })
}

/** Texts of a story's own, in the language of the story on the page. */
export function storyTexts<const T extends Texts>(chinese: T, english: English<NoInfer<T>>): English<T> {
  return new Proxy(chinese as English<T>, {
    get: (_, key) => Reflect.get(storyLocale() === 'en' ? english : chinese, key),
  })
}
