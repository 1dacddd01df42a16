import { expect, it } from 'vitest'
import type { WaitingCase } from '../cases/api'
import { withDeparted } from './departed'

const row = (caseId: string, hour: number): WaitingCase => ({
  queue: 'certification',
  caseId,
  about: caseId,
  waitingSince: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
  dueAt: `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`,
  claim: null,
})
const [a, b, c] = [row('a', 1), row('b', 2), row('c', 3)]

const shown = (...given: Parameters<typeof withDeparted>) =>
  withDeparted(...given).map(({ caseId, departed }) => (departed ? `${caseId}:${departed.by}` : caseId))

it('marks a decided case before and after the newer answer, in the same place', () => {
  expect(shown([a, b, c], [{ row: b, by: '周静' }])).toEqual(['a', 'b:周静', 'c'])
  expect(shown([a, c], [{ row: b, by: '周静' }])).toEqual(['a', 'b:周静', 'c'])
})

it('shows a case once that was told twice, and keeps cases of other queues with the same id', () => {
  const other = { ...b, queue: 'trial' as const }
  const twice = [
    { row: b, by: '周静' },
    { row: b, by: '周静' },
  ]
  expect(shown([a, other], twice)).toEqual(['a', 'b', 'b:周静'])
})

it('marks withdrawn cases, which nobody of the staff decided', () => {
  expect(shown([], [{ row: a, by: '' }])).toEqual(['a:'])
})
