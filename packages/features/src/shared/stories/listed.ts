import { formatList } from '../texts/format'
import { storyLocale } from './textsOf'

/** Several names in one sentence, in the language of the current story. */
export const listed = (...names: readonly string[]) => formatList(storyLocale())(names)
