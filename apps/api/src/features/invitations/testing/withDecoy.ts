const endLength = 22

/**
 * The archive with a second directory that lists only its first part; only readers that ignore large archives use it.
 */
export function withDecoy(archive: Uint8Array): Uint8Array {
  const whole = Buffer.from(archive)
  const end = whole.length - endLength
  const [count, start] = [whole.readUInt16LE(end + 10), whole.readUInt32LE(end + 16)]
  const lengths = [28, 30, 32].map((at) => whole.readUInt16LE(start + at))
  const decoy = whole.subarray(start, start + lengths.reduce((sum, length) => sum + length, 46))
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(end + decoy.length), 8)
  const last = Buffer.from(whole.subarray(end))
  last.writeUInt16LE(1, 10)
  last.writeUInt32LE(0xffffffff, 12)
  last.writeUInt32LE(end, 16)
  return new Uint8Array(Buffer.concat([whole.subarray(0, end), decoy, large, locator, last]))
}
