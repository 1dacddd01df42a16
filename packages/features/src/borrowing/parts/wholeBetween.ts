import * as v from 'valibot'

/** A whole number as typed. */
export const wholeBetween = (least: number, most: number, words: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,4}$/, words),
    v.transform(Number),
    v.minValue(least, words),
    v.maxValue(most, words),
  )
