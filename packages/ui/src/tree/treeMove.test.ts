import { expect, it } from 'vitest'
import { indexTree } from './indexTree'
import { treeMove } from './treeMove'
import { typeAhead } from './typeAhead'

const ids = ['group', 'build', 'tender', 'design']
const parents: Record<string, string> = { build: 'group', tender: 'build', design: 'group' }
const index = indexTree(
  ids,
  (id) => id,
  (id) => parents[id],
)
const move = (key: string, row: number, open = ['group', 'build']) =>
  treeMove(key, row, {
    index,
    rows: Int32Array.from([0, 1, 2, 3]),
    isExpanded: (position) => open.includes(ids[position] ?? ''),
    pageSize: 2,
  })

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['PageDown', 1, 3],
  ['PageUp', 3, 1],
])('%s on row %i goes to row %i', (key, from, to) => {
  expect(move(key, from)).toEqual({ kind: 'focus', row: to })
})

it('right opens, then enters; left closes, then leaves', () => {
  expect(move('ArrowRight', 1, ['group'])).toEqual({ kind: 'toggle', position: 1 })
  expect(move('ArrowRight', 1)).toEqual({ kind: 'focus', row: 2 })
  expect(move('ArrowRight', 3)).toBeUndefined()
  expect(move('ArrowLeft', 1)).toEqual({ kind: 'toggle', position: 1 })
  expect(move('ArrowLeft', 2)).toEqual({ kind: 'focus', row: 1 })
  expect(move('ArrowLeft', 3)).toEqual({ kind: 'focus', row: 0 })
  expect(move('ArrowLeft', 0, [])).toBeUndefined()
})

it('Enter and Space select, F2 renames, * opens siblings', () => {
  expect(move('Enter', 2)).toEqual({ kind: 'select', position: 2 })
  expect(move(' ', 2)).toEqual({ kind: 'select', position: 2 })
  expect(move('F2', 2)).toEqual({ kind: 'rename', position: 2 })
  expect(move('*', 1)).toEqual({ kind: 'expandSiblings', position: 1 })
})

it('letters go to the next name that starts with them, and around', () => {
  const names = ['Atrium', 'Build', 'Bids', 'Design']
  const go = (typed: string, from: number) => typeAhead(typed, from, names.length, (row) => names[row] ?? '')
  expect(go('b', 0)).toBe(1)
  expect(go('b', 1)).toBe(2)
  expect(go('bb', 2)).toBe(1)
  expect(go('bi', 1)).toBe(2)
  expect(go('a', 3)).toBe(0)
  expect(go('x', 0)).toBe(-1)
})
