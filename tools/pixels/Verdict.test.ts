import { expect, it } from 'vitest'
import { isDifferent, isGood, lineOf, sumUp, type Verdict } from './Verdict.ts'

const place = { left: 160, top: 0, width: 160, height: 150 }
const changed: Verdict = {
  kind: 'changed',
  name: 'ui-button--small',
  places: [place, { ...place, left: 320, top: 150 }],
}
const resized: Verdict = { kind: 'resized', name: 'ui-tree--empty', before: '390 × 844', after: '390 × 850' }
const same: Verdict = { kind: 'same', name: 'ui-tree--empty' }

it('lists changed pictures with the place or the new size, new ones and missing ones', () => {
  expect(lineOf(changed)).toBe('changed  ui-button--small: within x 160 to 480, y 0 to 300')
  expect(lineOf(resized)).toBe('changed  ui-tree--empty: 390 × 850 pixels instead of 390 × 844')
  expect(lineOf({ kind: 'new', name: 'ui-a--b' })).toBe('new      ui-a--b: no fingerprint is kept yet')
  expect(lineOf({ kind: 'gone', name: 'ui-a--b' })).toBe('gone     ui-a--b: there is no such story any more')
  expect(lineOf(same)).toBeUndefined()
})

it('counts each kind, and a changed size as a change', () => {
  expect(sumUp([same, changed, resized, { kind: 'gone', name: 'ui-a--b' }])).toBe(
    '4 pictures: 1 same, 2 changed, 1 gone.',
  )
})

it('passes only equal pictures, and shows those with a visible difference', () => {
  const kinds = [same, changed, resized, { kind: 'new', name: 'a' }, { kind: 'gone', name: 'a' }] as Verdict[]
  expect(kinds.map(isGood)).toEqual([true, false, false, false, false])
  expect(kinds.map(isDifferent)).toEqual([false, true, true, true, false])
})
