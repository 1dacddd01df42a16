import { expect, it } from 'vitest'
import { ancestorIds, childrenOf, openableSiblings } from './family'
import { indexTree } from './indexTree'

type Item = { id: string; parentId?: string | null }

const index = (items: Item[]) =>
  indexTree(
    items,
    ({ id }) => id,
    ({ parentId }) => parentId,
  )

const company = [
  { id: 'build', parentId: 'group' },
  { id: 'group', parentId: null },
  { id: 'design', parentId: 'group' },
  { id: 'tender', parentId: 'build' },
]

it('derives levels, positions and siblings from the parents, in any order of the list', () => {
  const { level, place, siblings, topCount } = index(company)
  expect([...level]).toEqual([2, 1, 2, 3])
  expect([...place]).toEqual([1, 1, 2, 1])
  expect([...siblings]).toEqual([2, 1, 2, 1])
  expect(topCount).toBe(1)
})

it('keeps the order of siblings in the list', () => {
  const tree = index(company)
  expect(childrenOf(tree, 1)).toEqual([0, 2])
  expect(childrenOf(tree, -1)).toEqual([1])
})

it('puts items with a missing or empty parent at the top', () => {
  const { level } = index([{ id: 'a', parentId: 'gone' }, { id: 'b', parentId: '' }, { id: 'c' }])
  expect([...level]).toEqual([1, 1, 1])
})

it('breaks a cycle', () => {
  const { level, topCount } = index([
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'c' },
  ])
  expect(topCount).toBe(2)
  expect(Math.min(...level)).toBe(1)
})

it('finds ancestors and the siblings to open', () => {
  const tree = index(company)
  expect(ancestorIds(tree, 3)).toEqual(['build', 'group'])
  expect(openableSiblings(tree, 2)).toEqual(['build'])
})
