import { isVisible } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'

/** Text that has to be there, and to be seen; what is around it doesn't count. */
export const filled = (words: string) => v.pipe(v.string(), v.trim(), v.check(isVisible, words))
