import { expect, it } from 'vitest'
import { checkLicence, checkLogo } from './pictures'

const file = (name: string, size: number, type = '') => new File([new Uint8Array(size)], name, { type })

it('knows the bounds of a licence to the byte', () => {
  expect(checkLicence(file('a.png', 5119))).toBe('tooSmall')
  expect(checkLicence(file('a.png', 5120))).toBeUndefined()
  expect(checkLicence(file('a.png', 5_242_880))).toBeUndefined()
  expect(checkLicence(file('a.png', 5_242_881))).toBe('tooLarge')
})

it('takes pictures only, by their ending, or by their type without one', () => {
  for (const name of ['a.png', 'a.GIF', 'a.jpeg', 'a.jpg', 'a.bmp']) {
    expect(checkLicence(file(name, 6000))).toBeUndefined()
  }
  expect(checkLicence(file('a.pdf', 6000, 'image/png'))).toBe('format')
  expect(checkLicence(file('a', 6000, 'image/png'))).toBeUndefined()
  expect(checkLicence(file('a', 6000))).toBe('format')
})

it('takes a small picture for a logo: it is measured once it is cut', () => {
  expect(checkLogo(file('a.png', 10))).toBeUndefined()
  expect(checkLogo(file('a.png', 1_048_577))).toBe('tooLarge')
  expect(checkLogo(file('a.svg', 10))).toBe('format')
})
