import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { modelIn } from './modelIn'
import { toUtf8 } from './toUtf8'

const model = strToU8('ISO-10303-21;')

it('takes the model out of a zip', () => {
  expect(modelIn(model)).toBe(model)
  expect(modelIn(zipSync({ 'doc.txt': strToU8('x'), 'a/楼.IFC': model }))).toEqual(model)
  expect(() => modelIn(zipSync({ 'doc.txt': strToU8('x') }))).toThrow()
})

it('reads names in the encoding of Chinese Windows', () => {
  // The second byte of the last character is a backslash.
  const gbk = Uint8Array.of(0x27, 0xd2, 0xbb, 0xb2, 0xe3, 0x81, 0x5c, 0x27)
  expect(new TextDecoder().decode(toUtf8(gbk))).toBe("'一层乗'")
  const utf8 = strToU8("'一层'")
  expect(toUtf8(utf8)).toBe(utf8)
  expect(toUtf8(model)).toBe(model)
})
