import { requestAtom } from '../../shared/request/request'
import { type OwnTask, ownTasksApiAtom } from './api'

/** The person's tasks besides invitations. */
export const ownTasksAtom = requestAtom(
  ['person', 'profile', 'account', 'secondStep', 'messages', 'certification', 'orders'],
  (get, signal) => get(ownTasksApiAtom).listOwnTasks({}, { signal }),
)

/** There is one of each kind, or one per company, order or licence. */
export const idOfTask = (task: OwnTask): string =>
  [
    task.kind,
    'companyId' in task && task.companyId,
    'licenceId' in task && task.licenceId,
    'orderNo' in task ? task.orderNo : 'name' in task && task.name,
  ].join(' ')
