import { isVisible } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'

/** Required text with visible characters; surrounding space is ignored. */
export const filled = (words: string) => v.pipe(v.string(), v.trim(), v.check(isVisible, words))
