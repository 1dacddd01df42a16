import type { OwnTask } from './api'

/** Of each kind there is one, or one for each company, order or licence. */
export const idOfTask = (task: OwnTask): string =>
  [
    task.kind,
    'companyId' in task && task.companyId,
    'licenceId' in task && task.licenceId,
    'orderNo' in task ? task.orderNo : 'name' in task && task.name,
  ].join(' ')
