import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { hostileWord, wordOf } from '../samples/documents'
import { openPackage } from './openPackage'

const partsOf = (bytes: Uint8Array) => Object.keys(unzipSync(bytes)).sort()

/** A package whose directory states this unpacked size for its last part. */
function claim(bytes: Uint8Array, size: number): Uint8Array {
  const lying = bytes.slice()
  const entry = lying.findLastIndex((byte, n) => byte === 0x50 && lying[n + 1] === 0x4b && lying[n + 2] === 1)
  new DataView(lying.buffer).setUint32(entry + 24, size, true)
  return lying
}

describe('openPackage', () => {
  it('keeps visible content, but no macros or HTML pages', () => {
    expect(Object.keys(openPackage(hostileWord('<script>'))).sort()).toEqual(partsOf(wordOf()))
  })

  it('refuses a package whose stated size is too large', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(1000) })
    expect(() => openPackage(claim(bomb, 101 * 1024 * 1024))).toThrow('tooMuch')
  })

  it('unpacks no more than the stated size', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(500_000) })
    const opened = openPackage(claim(bomb, 1000))
    expect(opened['word/document.xml']?.length).toBe(1000)
  })

  it('refuses a file that is no document', () => {
    expect(() => openPackage(zipSync({ 'xl/workbook.xml': strToU8('<a/>') }))).toThrow('broken')
  })
})
