import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import { formatList } from '../texts/format'
import { type Catalogue, type English, type Locale, readTexts, type Texts } from '../texts/messages'

/** The language of the current story: from the toolbar, or set by the story. */
export const storyLocale = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'zh-CN')

/** A catalogue's texts in the language of the current story at the time of reading. */
export function textsOf<T extends Texts>(catalogue: Catalogue<T>): Catalogue<T>['chinese'] {
  return new Proxy(catalogue.chinese, {
    get: (_, key) => Reflect.get(readTexts(catalogue, storyLocale(), {}), key),
  })
}

/** A refusal's sentence in the language of the current story. */
export const sentenceOf = ({ chinese, english }: RefusalEntry): string =>
  storyLocale() === 'en' ? english : chinese

/** A story's own texts, in the language of the current story. */
export function storyTexts<const T extends Texts>(chinese: T, english: English<NoInfer<T>>): English<T> {
  return new Proxy(chinese as English<T>, {
    get: (_, key) => Reflect.get(storyLocale() === 'en' ? english : chinese, key),
  })
}

/** Several names in one sentence, in the language of the current story. */
export const listed = (...names: readonly string[]) => formatList(storyLocale())(names)
