/**
 * Ends the chain of a TIFF's pages where it leads back to an earlier one or out of the file: the library would
 * follow it forever.
 * @param bytes of the file, which are changed
 */
export function endLoop(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isLittle = bytes[0] === 0x49
  const seen = new Set<number>()
  for (let link = 4; link + 4 <= bytes.length; ) {
    const page = view.getUint32(link, isLittle)
    if (page === 0) return
    if (seen.has(page) || page + 2 > bytes.length) {
      view.setUint32(link, 0, isLittle)
      return
    }
    seen.add(page)
    link = page + 2 + view.getUint16(page, isLittle) * 12
  }
}
