import { describe, expect, it } from 'vitest'
import { type GroupValues, mergeValues, noValues, problemsOf } from './groupValues'

const person = (userId: string) => ({ userId, realName: userId, phone: '', picture: null, department: '' })
const base: GroupValues = {
  groupName: '设计组',
  permissions: ['departments'],
  departmentIds: ['design'],
  members: [person('ann')],
}

describe('merging two editors’ versions of a group', () => {
  it('takes theirs if mine is unchanged, and keeps mine otherwise', () => {
    const mine = { ...base, groupName: '设计一组' }
    const theirs = { ...base, permissions: ['orders' as const], members: [] }
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: { ...base, groupName: '设计一组', permissions: ['orders'], members: [] },
      conflicts: [],
    })
  })

  it('keeps mine and reports a conflict if both changed the same thing differently', () => {
    const mine = { ...base, groupName: '甲', departmentIds: ['design', 'sales'] }
    const theirs = { ...base, groupName: '乙', departmentIds: ['sales', 'design'] }
    const { values, conflicts } = mergeValues(base, mine, theirs)
    expect(values.groupName).toBe('甲')
    expect(conflicts).toEqual(['groupName'])
  })
})

it('finds missing values', () => {
  expect(problemsOf(noValues)).toEqual({
    groupName: 'required',
    permissions: 'required',
    departmentIds: 'required',
  })
  expect(problemsOf(base)).toEqual({})
})
