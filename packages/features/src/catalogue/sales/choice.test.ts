import { expect, it } from 'vitest'
import { chosenOf, totalOf } from './choice'

const year = { months: 12, price: 1980 }
const ever = { months: null, price: 8910 }
const packages = [
  { packageId: 'standard', packageName: '标准版', summary: '', terms: [year, ever] },
  { packageId: 'cloud', packageName: '云', summary: '', terms: [year] },
]

it('chooses the first where nothing was chosen', () => {
  expect(chosenOf(packages, { packageId: undefined, months: undefined })).toEqual({
    pack: packages[0],
    term: year,
  })
})

it('tells one for ever from none', () => {
  expect(chosenOf(packages, { packageId: 'standard', months: null })?.term).toBe(ever)
})

it('finds nothing where that is not sold', () => {
  expect(chosenOf(packages, { packageId: 'gone', months: 12 })).toBeUndefined()
  expect(chosenOf(packages, { packageId: 'cloud', months: null })).toBeUndefined()
})

it('adds up to the fen', () => {
  expect(totalOf(0.1, 3)).toBe(0.3)
  expect(totalOf(1980.55, 7)).toBe(13863.85)
})
