import { expect, it } from 'vitest'
import { chosenOf, savingOf, totalOf } from './choice'

const year = { months: 12, price: 1980 }
const ever = { months: null, price: 8910 }
const packages = [
  { packageId: 'standard', packageName: '标准版', summary: '', terms: [year, ever] },
  { packageId: 'cloud', packageName: '云', summary: '', terms: [year] },
]

const nothing = { packageId: undefined, months: undefined, renewedBatchId: undefined }

it('renews seats that end for a time, not for ever', () => {
  const renewing = { ...nothing, packageId: 'standard', renewedBatchId: 'batch' }
  expect(chosenOf(packages, renewing)?.term).toBe(year)
  expect(chosenOf(packages, { ...renewing, months: null })).toBeUndefined()
})

it('chooses the first where nothing was chosen', () => {
  expect(chosenOf(packages, { ...nothing })).toEqual({
    pack: packages[0],
    term: year,
  })
})

it('tells one for ever from none', () => {
  expect(chosenOf(packages, { ...nothing, packageId: 'standard', months: null })?.term).toBe(ever)
})

it('finds nothing where that is not sold', () => {
  expect(chosenOf(packages, { ...nothing, packageId: 'gone', months: 12 })).toBeUndefined()
  expect(chosenOf(packages, { ...nothing, packageId: 'cloud', months: null })).toBeUndefined()
})

it('adds up to the fen', () => {
  expect(totalOf(0.1, 3)).toBe(0.3)
  expect(totalOf(1980.55, 7)).toBe(13863.85)
})

it('says what a longer term saves over single years, and nothing of one that saves nothing', () => {
  const terms = [year, { months: 36, price: year.price * 2.7 }, { months: 24, price: year.price * 2 }, ever]
  const pack = { packageId: 'p', packageName: 'p', summary: '', terms }
  expect(terms.map((term) => savingOf(term, pack))).toEqual([0, 10, 0, 0])
})
