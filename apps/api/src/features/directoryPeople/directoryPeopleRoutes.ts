import { directoryPeopleOperations } from '@atrium/contracts/directoryPeople/policy'
import { implement } from '../../ports/implement'
import { listDirectoryLeavers, returnDirectoryLeavers } from './leavers'
import { listDirectoryPeople } from './listDirectoryPeople'

export const directoryPeopleRoutes = implement(directoryPeopleOperations, {
  listDirectoryPeople,
  listDirectoryLeavers,
  returnDirectoryLeavers,
})
