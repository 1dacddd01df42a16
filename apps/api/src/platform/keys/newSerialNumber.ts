/** Without letters and digits that people confuse. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A serial number such as `7QK2-M4XD-9HTB-3WZF`: 80 random bits. */
export const newSerialNumber = (): string => spellSerialNumber(crypto.getRandomValues(new Uint8Array(16)))

/** From 16 bytes, five bits of each. */
export function spellSerialNumber(bytes: Uint8Array): string {
  const characters = [...bytes].map((byte) => alphabet[byte % 32])
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4).join('')).join('-')
}
