import { expect, it } from 'vitest'
import { manageMemberPath, memberListPath, memberView } from './memberList'

const read = (path: string) => memberView.read(new URLSearchParams(path.split('?')[1]))

it('starts on page 1 of 10, newest members first', () => {
  expect(read('')).toEqual({
    pageIndex: 1,
    pageSize: 10,
    searchName: '',
    orderBy: 'addedAt',
    isOrderDesc: true,
    hide: '',
  })
})

it('is restored after a visit to a member', () => {
  const list = {
    pageIndex: 4,
    pageSize: 50,
    searchName: '结构50%',
    orderBy: 'hasGrantCount',
    isOrderDesc: false,
    hide: 'phone,department',
  } as const
  expect(read(memberListPath(list))).toEqual(list)
  expect(read(manageMemberPath('user-1', list))).toEqual(list)
})

it('ignores values in an address that the list doesn’t offer', () => {
  expect(read('?pageIndex=-3&pageSize=17')).toMatchObject({ pageIndex: 1, pageSize: 10 })
  expect(read(`?searchName=${'长'.repeat(99)}`).searchName).toHaveLength(30)
})
