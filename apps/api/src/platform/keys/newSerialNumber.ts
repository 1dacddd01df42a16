/** Without the letters and digits that people confuse. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A serial number such as `7QK2-M4XD-9HTB-3WZF`: 80 random bits. */
export function newSerialNumber(): string {
  const characters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => alphabet[byte % 32])
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4).join('')).join('-')
}
