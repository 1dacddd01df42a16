import { withQuery } from '@atrium/contracts/paths'
import { describe, expect, it } from 'vitest'
import { readSubject } from './atoms'
import { historyView, startOfDay } from './historyList'

const path = (search: string) => withQuery('', historyView.asQuery(read(search)))
const read = (search: string) => historyView.read(new URLSearchParams(search))

describe('the address of a history', () => {
  it('keeps the whole choice', () => {
    const search =
      'pageSize=50&pageIndex=3&category=licences&searchName=%E6%9E%97&from=2026-11-01&to=2026-11-20'
    expect(path(search)).toBe(`?${search}`)
  })

  it('ignores unknown values', () => {
    expect(path('category=none&from=2026-13-45&pageSize=7&pageIndex=-1')).toBe('')
  })
})

describe('readSubject', () => {
  it('accepts only subjects that have a history', () => {
    const read = (search: string) => readSubject(new URLSearchParams(search))
    expect(read('kind=member&id=u1')).toEqual({ kind: 'member', id: 'u1' })
    expect(read('kind=planet&id=x')).toBeUndefined()
    expect(read('kind=member&id=../x')).toBeUndefined()
  })
})

describe('startOfDay', () => {
  it.each([
    ['2026-11-20', 'Asia/Shanghai', 0, '2026-11-19T16:00:00.000Z'],
    ['2026-11-20', 'Asia/Shanghai', 1, '2026-11-20T16:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-01-01', 'UTC', 0, '2026-01-01T00:00:00.000Z'],
  ])('%s in %s, %i later', (day, zone, later, moment) => {
    expect(startOfDay(day, zone, later)).toBe(moment)
  })
})
