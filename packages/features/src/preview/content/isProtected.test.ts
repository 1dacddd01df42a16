import { expect, it } from 'vitest'
import { isProtected } from './isProtected'

/** The container that Office used until 2003: a header, its table, its names, and one stream of 4,096 bytes. */
function oldOffice(name: string, stream: readonly number[] = []): Uint8Array {
  const bytes = new Uint8Array(512 * 11)
  const view = new DataView(bytes.buffer)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  view.setUint16(30, 9, true)
  view.setUint32(48, 1, true)
  view.setUint32(76, 0, true)
  // The table, the names, and then the stream.
  const next = [0xfffffffd, 0xfffffffe, 3, 4, 5, 6, 7, 8, 9, 0xfffffffe]
  for (const [n, sector] of next.entries()) view.setUint32(512 + n * 4, sector, true)
  for (const [n, letter] of [...name].entries()) view.setUint16(1024 + n * 2, letter.charCodeAt(0), true)
  view.setUint16(1024 + 64, name.length * 2 + 2, true)
  view.setUint32(1024 + 116, 2, true)
  view.setUint32(1024 + 120, 4096, true)
  bytes.set(stream, 1536)
  return bytes
}

const begin = [0x09, 0x08, 0x02, 0x00, 0x00, 0x06]
const password = [0x2f, 0x00, 0x02, 0x00, 0x00, 0x00]
const window = [0x3d, 0x00, 0x02, 0x00, 0x00, 0x00]

it('recognises documents with a password', () => {
  expect(isProtected(oldOffice('EncryptedPackage'))).toBe(true)
  expect(isProtected(oldOffice('Workbook', [...begin, ...password]))).toBe(true)
  expect(isProtected(oldOffice('Workbook', [...begin, ...window]))).toBe(false)
})

it('stops at damaged files and leaves them to others', () => {
  const round = oldOffice('Workbook')
  // A chain that leads back to itself.
  new DataView(round.buffer).setUint32(512 + 4, 1, true)
  expect(isProtected(round)).toBe(false)
  expect(isProtected(oldOffice('Workbook').slice(0, 600))).toBe(false)
  expect(isProtected(new TextEncoder().encode('PK'))).toBe(false)
})
