import { compact, tidyPhone } from '../../wire/contract'

/** A mobile number, a landline with or without area code and extension, or 400-…. */
export const isPhone = (number: string): boolean =>
  /^(1[3-9]\d{9}|(0\d{2,3}-?)?\d{7,8}(-\d{1,6})?|400-?\d{3}-?\d{4})$/.test(number)

/** A pasted number without extra characters; landlines keep their hyphens. */
export function tidyNumber(typed: string): string {
  const mobile = tidyPhone(typed)
  return mobile.length === 11 && mobile.startsWith('1') ? mobile : compact(typed)
}
