import * as v from 'valibot'

/** A rule that was checked elsewhere: invalid with this message, valid without. */
export const rightUnless = (words: string | undefined) => v.check<string, string>(() => !words, words ?? '')
