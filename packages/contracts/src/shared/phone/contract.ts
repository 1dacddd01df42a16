import { compact, tidyPhone } from '../../wire/contract'

/** A mobile number, or one of the fixed network with or without its area and extension, or 400-…. */
export const isPhone = (number: string): boolean =>
  /^(1[3-9]\d{9}|(0\d{2,3}-?)?\d{7,8}(-\d{1,6})?|400-?\d{3}-?\d{4})$/.test(number)

/** A number however it was pasted; those of the fixed network keep their hyphens. */
export function tidyNumber(typed: string): string {
  const mobile = tidyPhone(typed)
  return mobile.length === 11 && mobile.startsWith('1') ? mobile : compact(typed)
}
