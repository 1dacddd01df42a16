let given = 0

/** An unused mobile number, different each time. */
export function newMobile(): string {
  given += 1
  return `198${String(given).padStart(8, '0')}`
}
