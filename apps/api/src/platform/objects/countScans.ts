/** How often a JPEG goes over its whole picture: a progressive one of a few bytes may do so hundreds of times. */
export function countScans(file: Buffer): number {
  let scans = 0
  let at = 2
  while (at + 4 <= file.length) {
    at = file.indexOf(0xff, at)
    if (at < 0) return scans
    const marker = file[at + 1] ?? 0
    if (marker === endOfImage) return scans
    if (marker === startOfScan) scans += 1
    at += hasLength(marker) && at + 4 <= file.length ? 2 + file.readUInt16BE(at + 2) : 1
  }
  return scans
}

const startOfScan = 0xda
const endOfImage = 0xd9

/** All but fill bytes, what stands for a byte of 0xff in a scan, and marks that stand alone. */
const hasLength = (marker: number) => marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8)
