import { requestAtom } from '../../shared/request/request'
import { ownTasksApiAtom } from './api'

/** What waits for the person besides invitations. */
export const ownTasksAtom = requestAtom(
  ['person', 'profile', 'account', 'secondStep', 'messages', 'certification', 'orders'],
  (get, signal) => get(ownTasksApiAtom).listOwnTasks({}, { signal }),
)
