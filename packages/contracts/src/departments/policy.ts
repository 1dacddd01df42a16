import { withPolicy } from '../wire/policy'
import { departmentsContract } from './contract'

export const departmentsOperations = withPolicy(departmentsContract, {
  listDepartments: {
    summary:
      'Departments in scope as a flat list, parents first; with a name, those that match and their ancestors.',
    access: 'administrator',
    permission: 'departments',
  },
  listMembers: {
    summary:
      'Members of a department (if none is named, of the topmost that one sees) and those below it, by the time they joined, newest first if not asked otherwise. `pageIndex` starts at 0.',
    access: 'administrator',
    permission: 'departments',
    lists: 'people',
  },
})
