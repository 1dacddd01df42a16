import { expect, it } from 'vitest'
import { judgeRows } from './judgeRows'
import { keyOf, type ListRow, withPeople } from './ListRow'

const row = (number: number, phone: string, realName = '白露', department = ''): ListRow => ({
  row: number,
  phone,
  realName,
  department,
})

it('finds local errors without the service, and asks about the other rows', () => {
  const rows = [row(2, '13800000001'), row(3, '138 0000 0001'), row(4, '1', ''), row(5, '', '', '')]
  const verdicts = judgeRows(rows, new Map())
  expect(verdicts.get(2)).toMatchObject({ state: 'checking' })
  expect(verdicts.get(3)).toMatchObject({ state: 'bad', problems: ['duplicate'], duplicateOf: 2 })
  expect(verdicts.get(4)).toMatchObject({ state: 'bad', problems: ['phoneInvalid', 'nameMissing'] })
  expect(verdicts.get(5)).toMatchObject({ state: 'blank' })
})

it('applies the service’s verdict only to unchanged content', () => {
  const asked = row(2, '13800000001', '白露', '没有')
  const known = new Map([[2, { key: keyOf(asked), problems: ['departmentUnknown', 'duplicate'] as const }]])
  expect(judgeRows([asked], known).get(2)).toMatchObject({ state: 'bad', problems: ['departmentUnknown'] })
  expect(judgeRows([{ ...asked, department: '设计部' }], known).get(2)).toMatchObject({ state: 'checking' })
})

it('puts people into an empty row, or at the end', () => {
  const person = { phone: '1', realName: '', department: '' }
  const rows = [row(7, '13800000001'), row(8, '', '')]
  expect(withPeople(rows, [person], 8).map((each) => each.row)).toEqual([7, 9])
  expect(withPeople(rows, [person], 7).map((each) => each.row)).toEqual([7, 8, 9])
})

it('looks at each row a few times, however many there are', () => {
  let looks = 0
  const rows = Array.from({ length: 2000 }, (_, n) => ({
    ...row(n + 2, ''),
    get phone() {
      looks += 1
      return String(13_800_000_000 + n)
    },
  }))
  judgeRows(rows, new Map())
  expect(looks).toBeLessThan(10 * rows.length)
})
