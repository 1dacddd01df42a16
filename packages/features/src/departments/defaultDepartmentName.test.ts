import { expect, test } from 'vitest'
import { defaultDepartmentName } from './defaultDepartmentName'

test('is the plain name while no sibling has it', () => {
  expect(defaultDepartmentName('3级部门', ['设计部'])).toBe('3级部门')
})

test('takes the next free number otherwise', () => {
  expect(defaultDepartmentName('3级部门', ['3级部门', '3级部门 2', '3级部门 4'])).toBe('3级部门 3')
})
