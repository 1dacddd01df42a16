let given = 0

/** An unused address, different each time. */
export function newMailAddress(): string {
  given += 1
  return `person${given}@example.com`
}
