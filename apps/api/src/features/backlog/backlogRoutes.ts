import { backlogOperations } from '@atrium/contracts/backlog/policy'
import { implement } from '../../ports/implement'
import { answerInvitation } from './answerInvitation'
import { deleteBacklog } from './deleteBacklog'
import { getBacklogItem } from './getBacklogItem'
import { listBacklog } from './listBacklog'
import { listWaiting } from './listWaiting'

export const backlogRoutes = implement(backlogOperations, {
  listBacklog,
  getBacklogItem,
  listWaiting,
  answerInvitation: { unmanaged: answerInvitation },
  deleteBacklog,
})
