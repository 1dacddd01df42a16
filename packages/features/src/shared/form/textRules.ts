import { isVisible } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'

/** Required text with visible characters; surrounding space is ignored. */
export const filled = (words: string) => v.pipe(v.string(), v.trim(), v.check(isVisible, words))

/** A rule that was checked elsewhere: invalid with this message, valid without. */
export const rightUnless = (words: string | undefined) => v.check<string, string>(() => !words, words ?? '')
