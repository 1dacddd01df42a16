import { expect, it } from 'vitest'
import { defaultDepartmentName } from './defaultDepartmentName'

it('is the plain name if no sibling has it', () => {
  expect(defaultDepartmentName('3级部门', ['设计部'])).toBe('3级部门')
})

it('takes the next free number otherwise', () => {
  expect(defaultDepartmentName('3级部门', ['3级部门', '3级部门 2', '3级部门 4'])).toBe('3级部门 3')
})
