let given = 0

/** An address that nobody has, another one each time. */
export function newMailAddress(): string {
  given += 1
  return `person${given}@example.com`
}
