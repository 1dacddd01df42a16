import { expect, it } from 'vitest'
import { departmentScope } from './departmentScope'

const tree = [
  ['top', null],
  ['design', 'top'],
  ['office', 'design'],
  ['sales', 'top'],
] as const
const departments = tree.map(([id, parentId], index) => ({
  departmentId: id,
  departmentName: id,
  parentId,
  level: index,
}))

it('relates each department to the chosen ones', () => {
  const { checkOf } = departmentScope(departments, ['design'])
  expect(tree.map(([id]) => checkOf(id))).toEqual(['mixed', 'checked', 'covered', 'unchecked'])
})

it('includes the departments below a chosen one', () => {
  const choose = (chosen: readonly string[], id: string) => departmentScope(departments, chosen).toggle(id)
  expect(choose(['office', 'sales'], 'design')).toEqual(['sales', 'design'])
  expect(choose(['design'], 'office')).toEqual(['design'])
  expect(choose(['design'], 'design')).toEqual([])
})
