import { formatList } from '../texts/format'
import { storyLocale } from './textsOf'

/** Several names in one sentence, as the language of the story on the page joins them. */
export const listed = (...names: readonly string[]) => formatList(storyLocale())(names)
