import * as v from 'valibot'

/** A rule that was looked at elsewhere: wrong with these words, right without. */
export const rightUnless = (words: string | undefined) => v.check<string, string>(() => !words, words ?? '')
