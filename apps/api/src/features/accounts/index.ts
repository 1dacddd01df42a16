import { deskPeopleOperations } from '@atrium/contracts/desk/people/policy'
import { implement } from '../../ports/implement'
import {
  endEverySession,
  endPersonSessions,
  lockPerson,
  turnOffSecondStep,
  unlockPerson,
} from './changePerson'
import { getPerson, listPersonEvents, listPersonSessions } from './getPerson'
import { searchPeople } from './searchPeople'

export { accountCommands } from './accountCommands'

export const peopleDeskRoutes = implement(deskPeopleOperations, {
  searchPeople,
  getPerson,
  listPersonSessions,
  listPersonEvents,
  lockPerson,
  unlockPerson,
  endPersonSessions,
  endEverySession,
  turnOffSecondStep,
})
