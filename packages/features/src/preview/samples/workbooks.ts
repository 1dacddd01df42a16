import { utils, write } from '@e965/xlsx'

type Cells = readonly (readonly (string | number)[])[]

/** An Excel workbook with these sheets, by their names. */
export function workbookOf(sheets: Readonly<Record<string, Cells>>): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }))
}

/** The container around an Office document that has a password: a header, its table, and a name. */
export function sealedOffice(): Uint8Array<ArrayBuffer> {
  const name = 'EncryptedPackage'
  const bytes = new Uint8Array(1536)
  const view = new DataView(bytes.buffer)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  view.setUint16(30, 9, true)
  view.setUint32(48, 1, true)
  view.setUint32(512, 0xfffffffd, true)
  view.setUint32(516, 0xfffffffe, true)
  for (const [n, letter] of [...name].entries()) view.setUint16(1024 + n * 2, letter.charCodeAt(0), true)
  view.setUint16(1024 + 64, name.length * 2 + 2, true)
  return bytes
}
