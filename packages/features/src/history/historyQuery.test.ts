import { describe, expect, it } from 'vitest'
import { withQuery } from '../shared/host/query'
import { asHistoryQuery, readHistoryQuery } from './historyQuery'
import { startOfDay } from './startOfDay'

const path = (search: string) => withQuery('', asHistoryQuery(read(search)))
const read = (search: string) => readHistoryQuery(new URLSearchParams(search))

describe('the address of a history', () => {
  it('keeps everything that is chosen', () => {
    const search =
      'kind=member&id=u1&category=licences&searchName=%E6%9E%97&from=2026-11-01&to=2026-11-20&pageIndex=3&pageSize=50'
    expect(path(search)).toBe(`?${search}`)
  })

  it('ignores what it does not know', () => {
    expect(path('kind=planet&id=x&category=none&from=2026-13-45&pageSize=7&pageIndex=-1')).toBe('')
    expect(read('kind=member&id=../x').subject).toBeUndefined()
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
