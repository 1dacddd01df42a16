import { requestAtom } from '../../shared/request/request'
import { type OwnTask, ownTasksApiAtom } from './api'

/** What waits for the person besides invitations. */
export const ownTasksAtom = requestAtom(
  ['person', 'profile', 'account', 'secondStep', 'messages', 'certification', 'orders'],
  (get, signal) => get(ownTasksApiAtom).listOwnTasks({}, { signal }),
)

/** Of each kind there is one, or one for each company, order or licence. */
export const idOfTask = (task: OwnTask): string =>
  [
    task.kind,
    'companyId' in task && task.companyId,
    'licenceId' in task && task.licenceId,
    'orderNo' in task ? task.orderNo : 'name' in task && task.name,
  ].join(' ')
