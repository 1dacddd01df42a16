import { expect, it } from 'vitest'
import { indexTree } from './indexTree'
import { searchTree } from './searchTree'
import { visibleItems } from './visibleItems'
import { newRow, withNewRow } from './withNewRow'

const paths = [
  'Group',
  'Group/Build',
  'Group/Build/Tender',
  'Group/Build/Tender/North',
  'Group/Design',
  'Group/Design/Facade',
]
const index = indexTree(
  paths,
  (path) => path,
  (path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))),
)
const name = (position: number) => paths[position]?.split('/').at(-1) ?? ''
const names = (rows: Int32Array) => [...rows].map((row) => (row === newRow ? '*' : name(row)))
const everything = new Set(paths)

it('shows only items below open ones', () => {
  expect(names(visibleItems(index, new Set()))).toEqual(['Group'])
  expect(names(visibleItems(index, new Set(['Group'])))).toEqual(['Group', 'Build', 'Design'])
  expect(names(visibleItems(index, new Set(['Group/Build', 'Group/Build/Tender'])))).toEqual(['Group'])
  expect(names(visibleItems(index, everything))).toEqual(paths.map((_, position) => name(position)))
})

it('a search opens the paths to its matches and hides the rest', () => {
  const search = searchTree(index, name, ' NORTH ')
  expect(search && names(visibleItems(index, search.path, search.within))).toEqual([
    'Group',
    'Build',
    'Tender',
    'North',
  ])
  expect(search && name(search.first)).toBe('North')
})

it('shows items below a match once it is opened', () => {
  const search = searchTree(index, name, 'build')
  expect(search && names(visibleItems(index, search.path, search.within))).toEqual(['Group', 'Build'])
  expect(search && names(visibleItems(index, everything, search.within))).toEqual([
    'Group',
    'Build',
    'Tender',
    'North',
  ])
})

it('shows nothing without a match; an empty term is no search', () => {
  const search = searchTree(index, name, 'x')
  expect(search?.first).toBe(-1)
  expect(search && visibleItems(index, search.path, search.within)).toHaveLength(0)
  expect(searchTree(index, name, '  ')).toBeUndefined()
})

it('puts a new item after the last row below its parent', () => {
  const rows = visibleItems(index, everything)
  expect(names(withNewRow(index, rows, paths.indexOf('Group/Build')))).toEqual([
    'Group',
    'Build',
    'Tender',
    'North',
    '*',
    'Design',
    'Facade',
  ])
  expect(names(withNewRow(index, rows, -1)).at(-1)).toBe('*')
})

it('lays out 10,000 open items', () => {
  const many = Array.from({ length: 10_000 }, (_, position) => String(position))
  const parent = (id: string) => (id === '0' ? null : String(Math.floor((Number(id) - 1) / 5)))
  const large = indexTree(many, (id) => id, parent)
  expect(visibleItems(large, new Set(many))).toHaveLength(10_000)
})
