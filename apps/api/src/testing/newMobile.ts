let given = 0

/** A mobile number that nobody has, another one each time. */
export function newMobile(): string {
  given += 1
  return `198${String(given).padStart(8, '0')}`
}
