import * as v from 'valibot'

/** Text that has to be there; what is around it doesn't count. */
export const filled = (words: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(words))
