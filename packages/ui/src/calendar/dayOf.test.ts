import { expect, it } from 'vitest'
import { dayOf } from './dayOf'

it('accepts days in common formats', () => {
  for (const typed of [
    '2026-03-09',
    '2026-3-9',
    '2026/03/09',
    '2026.3.9',
    '20260309',
    '2026年3月9日',
    ' 2026-03-09 ',
    '２０２６－３－９',
  ])
    expect(dayOf(typed)).toBe('2026-03-09')
})

it('rejects anything else', () => {
  for (const typed of [
    '',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '26-03-09',
    'soon',
    '2026-03-0x',
    '2026-12',
    '202612',
  ])
    expect(dayOf(typed)).toBeUndefined()
})
