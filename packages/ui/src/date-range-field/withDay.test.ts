import { expect, it } from 'vitest'
import { withDay } from './withDay'

it('sets a day at one end', () => {
  expect(withDay({ from: '2026-03-01', to: '' }, 'to', '2026-03-09')).toEqual({
    from: '2026-03-01',
    to: '2026-03-09',
  })
  expect(withDay({ from: '', to: '2026-03-09' }, 'from', '2026-03-09')).toEqual({
    from: '2026-03-09',
    to: '2026-03-09',
  })
})

it('starts a new range if the ends would cross', () => {
  const range = { from: '2026-03-05', to: '2026-03-09' }
  expect(withDay(range, 'from', '2026-03-10')).toEqual({ from: '2026-03-10', to: '' })
  expect(withDay(range, 'to', '2026-03-01')).toEqual({ from: '2026-03-01', to: '' })
})
