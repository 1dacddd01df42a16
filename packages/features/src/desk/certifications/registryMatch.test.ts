import { expect, it } from 'vitest'
import { matchRegistry } from './registryMatch'

const submitted = { name: '云筑（上海）设计有限公司', code: '91310000MA1FL5E91U' } as never
const match = (registry: { name: string; code: string }[] | null) => matchRegistry({ registry, submitted })
const right = { name: '云筑(上海)设计有限公司', code: '91310000MA1FL5E91U' }

it('compares with the company of the same code first', () => {
  const other = { name: '云筑（上海）设计有限公司', code: '91310000MA1FL5E92X' }
  expect(match([other, right])).toEqual({ kind: 'found', entry: right, sameName: true, sameCode: true })
  expect(match([other])).toMatchObject({ sameName: true, sameCode: false })
})

it('shows any other company that the registry answers', () => {
  const other = { name: '筑云设计有限公司', code: '91310000MA1FL5E92X' }
  expect(match([other])).toEqual({ kind: 'found', entry: other, sameName: false, sameCode: false })
})

it('tells an unknown code from a registry that could not be asked', () => {
  expect(match([])).toEqual({ kind: 'unknown' })
  expect(match(null)).toEqual({ kind: 'unasked' })
})
