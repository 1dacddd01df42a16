import { expect, it } from 'vitest'
import { checkLicence, checkLogo } from './pictures'

const file = (name: string, size: number, type = '') => new File([new Uint8Array(size)], name, { type })

it('knows the size limits of a licence to the byte', () => {
  expect(checkLicence(file('a.png', 5119))).toBe('tooSmall')
  expect(checkLicence(file('a.png', 5120))).toBeUndefined()
  expect(checkLicence(file('a.png', 5_242_880))).toBeUndefined()
  expect(checkLicence(file('a.png', 5_242_881))).toBe('tooLarge')
})

it('accepts only pictures, by their extension, or by their type without one', () => {
  for (const name of ['a.png', 'a.GIF', 'a.jpeg', 'a.jpg', 'a.bmp']) {
    expect(checkLicence(file(name, 6000))).toBeUndefined()
  }
  expect(checkLicence(file('a.pdf', 6000, 'image/png'))).toBe('format')
  expect(checkLicence(file('a', 6000, 'image/png'))).toBeUndefined()
  expect(checkLicence(file('a', 6000))).toBe('format')
})

it('accepts a small picture for a logo, which is measured after cropping', () => {
  expect(checkLogo(file('a.png', 10))).toBeUndefined()
  expect(checkLogo(file('a.png', 1_048_577))).toBe('tooLarge')
  expect(checkLogo(file('a.svg', 10))).toBe('format')
})
