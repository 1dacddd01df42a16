/** An archive with one uncompressed part. */
export function storedArchive(text: string): Uint8Array {
  const content = Buffer.from(text)
  const part = Buffer.alloc(30)
  part.writeUInt32LE(0x04034b50, 0)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt32LE(content.length, 20)
  entry.writeUInt32LE(content.length, 24)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(part.length + content.length, 16)
  return new Uint8Array(Buffer.concat([part, content, entry, end]))
}
