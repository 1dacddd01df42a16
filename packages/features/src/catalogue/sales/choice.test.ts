import { expect, it } from 'vitest'
import { chosenOf, renewalOf, savingOf, totalOf } from './choice'
import { obstacleOf } from './obstacleOf'

const year = { months: 12, price: 1980 }
const ever = { months: null, price: 8910 }
const packages = [
  { packageId: 'standard', packageName: '标准版', summary: '', terms: [year, ever] },
  { packageId: 'cloud', packageName: '云', summary: '', terms: [year] },
]

const year12 = [{ months: 12, endAt: '2027-12-17T15:59:59.000Z' }]
const batch = (batchId: string, isOver: boolean) => ({
  batchId,
  seats: 3,
  endAt: '2026-12-17T15:59:59.000Z',
  isOver,
  terms: year12,
})

it('renews for the offered terms', () => {
  const renewing = { packageId: 'standard' }
  expect(chosenOf(packages, renewing, batch('one', false))?.term).toBe(year)
  expect(chosenOf(packages, { ...renewing, months: null }, batch('one', false))).toBeUndefined()
})

it('renews ended seats unless something else was chosen, and a person’s licence', () => {
  const [going, over] = [batch('going', false), batch('over', true)]
  const company = { companyId: 'company', renewedBatchId: undefined }
  expect(renewalOf([going, over], company)).toBe(over)
  expect(renewalOf([going], company)).toBeUndefined()
  expect(renewalOf([going, over], { ...company, renewedBatchId: null })).toBeUndefined()
  expect(renewalOf([going, over], { ...company, renewedBatchId: 'going' })).toBe(going)
  expect(renewalOf([going], { companyId: undefined, renewedBatchId: undefined })).toBe(going)
})

it('prevents duplicate orders for the same need', () => {
  const order = { orderNo: '1', payAmount: 1, isUnpaid: true, renewedBatchId: null }
  const [person, company] = [{ companyId: undefined }, { companyId: 'company' }]
  const going = batch('going', false)
  const none = { openOrder: null, owned: null }
  expect(obstacleOf({ ...none, openOrder: order }, person, undefined)).toEqual({ reason: 'orderOpen', order })
  expect(obstacleOf({ ...none, openOrder: order }, company, undefined)).toBeUndefined()
  expect(obstacleOf({ ...none, openOrder: order }, company, going)).toBeUndefined()
  const renewing = { ...none, openOrder: { ...order, renewedBatchId: 'going' } }
  expect(obstacleOf(renewing, company, going)?.reason).toBe('orderOpen')
  const owned = { endAt: null, isOver: false }
  expect(obstacleOf({ ...none, owned }, person, undefined)?.reason).toBe('ownedForEver')
})

it('chooses the first package if none was chosen', () => {
  expect(chosenOf(packages, {}, undefined)).toEqual({
    pack: packages[0],
    term: year,
  })
})

it('distinguishes a permanent licence from none', () => {
  expect(chosenOf(packages, { packageId: 'standard', months: null }, undefined)?.term).toBe(ever)
})

it('finds nothing if it is not sold', () => {
  expect(chosenOf(packages, { packageId: 'gone', months: 12 }, undefined)).toBeUndefined()
  expect(chosenOf(packages, { packageId: 'cloud', months: null }, undefined)).toBeUndefined()
})

it('calculates exactly to the fen', () => {
  expect(totalOf(0.1, 3)).toBe(0.3)
  expect(totalOf(1980.55, 7)).toBe(13863.85)
})

it('shows the saving of a longer term over single years, and nothing if there is none', () => {
  const terms = [year, { months: 36, price: year.price * 2.7 }, { months: 24, price: year.price * 2 }, ever]
  const pack = { packageId: 'p', packageName: 'p', summary: '', terms }
  expect(terms.map((term) => savingOf(term, pack))).toEqual([0, 10, 0, 0])
})
