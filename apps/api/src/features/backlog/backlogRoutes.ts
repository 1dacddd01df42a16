import { backlogContract } from '@atrium/contracts/backlog/contract'
import { implement } from '../../ports/implement'
import { answerInvitation } from './answerInvitation'
import { deleteBacklog } from './deleteBacklog'
import { getBacklogItem } from './getBacklogItem'
import { listBacklog } from './listBacklog'
import { listWaiting } from './listWaiting'

export const backlogRoutes = implement(backlogContract, {
  listBacklog,
  getBacklogItem,
  listWaiting,
  answerInvitation: { unmanaged: answerInvitation },
  deleteBacklog,
})
