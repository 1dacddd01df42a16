import { expect, it } from 'vitest'
import { Failure, type FailureKind } from './Failure'
import { failureNotice } from './failureNotice'

it.each([
  ['refused', { tone: 'warning' }],
  ['invalid', { tone: 'warning' }],
  ['forbidden', { tone: 'warning', duration: 5000 }],
  ['offline', { tone: 'failure' }],
  ['timeout', { tone: 'failure' }],
  ['unavailable', { tone: 'failure' }],
] as const)('%s', (kind: FailureKind, notice) => {
  expect(failureNotice(new Failure(kind), 'no')).toEqual({ message: 'no', ...notice })
})
