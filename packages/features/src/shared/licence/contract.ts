import * as v from 'valibot'

/** `normal`, `disabled`, `expired`; only `normal` licences can be granted or cancelled. */
export const licenceStatus = v.picklist(['normal', 'disabled', 'expired'])

/** What ends within so many days is about to end: a month is what a renewal takes. */
export const endingDays = 30
