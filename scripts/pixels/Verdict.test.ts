import { expect, it } from 'vitest'
import { lineOf, sumUp, type Verdict } from './Verdict.ts'

const changed: Verdict = { kind: 'changed', name: 'ui-button--small', changed: 12, share: 0.00012 }

it('says how many pixels of which story changed, and nothing of what is the same', () => {
  expect(lineOf(changed)).toBe('ui-button--small: 12 pixels changed (0.012 %)')
  expect(lineOf({ kind: 'same', name: 'ui-button--small' })).toBeUndefined()
})

it('counts each kind', () => {
  const same: Verdict = { kind: 'same', name: 'ui-tree--empty' }
  expect(sumUp([same, changed, same])).toBe('3 pictures: 2 same, 1 changed.')
})
