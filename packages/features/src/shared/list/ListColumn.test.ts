import { expect, it } from 'vitest'
import { exportColumns, type ListColumn } from './ListColumn'

const columns: readonly ListColumn<{ name: string; unused: number; total: number }>[] = [
  { id: 'index', header: '序号', cell: () => 1, text: (_row, index) => String(index + 1) },
  { id: 'name', header: '名称', cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'seats',
    header: '可用（总数）',
    cell: ({ unused, total }) => `${unused} (${total})`,
    text: [
      { header: '可用', cell: ({ unused }) => String(unused) },
      { header: '总数', cell: ({ total }) => String(total) },
    ],
  },
  { id: 'actions', header: '操作', cell: () => null, text: 'none' },
]

it('exports every column of a list except its actions, some as several columns', () => {
  const cells = exportColumns(columns)
  expect(cells.map(({ header }) => header)).toEqual(['序号', '名称', '可用', '总数'])
  expect(cells.map(({ cell }) => cell({ name: '结构', unused: 3, total: 8 }, 4))).toEqual([
    '5',
    '结构',
    '3',
    '8',
  ])
})
