import { withPolicy } from '../wire/policy'
import { departmentsContract } from './contract'

export const departmentsOperations = withPolicy(departmentsContract, {
  listDepartments: {
    summary: 'Lists departments in scope, parents first. With a name: the matching ones and their ancestors.',
    access: 'administrator',
    permission: 'departments',
  },
  listLicenceDepartments: {
    summary:
      'Lists the departments for whose members the caller may assign licences, parents first. With a name: the matching ones and their ancestors.',
    access: 'administrator',
    permission: 'authorisation',
  },
  listMembers: {
    summary:
      'Lists members of a department and the departments below it, newest first by default. Without a department, the topmost one that the caller sees. `pageIndex` starts at 0.',
    access: 'administrator',
    permission: 'departments',
    lists: 'people',
  },
})
