import { questionAtom } from '../shared/request/actionAtom'
import type { Department, Member } from './api'
import { departmentChangesApiAtom } from './changes/api'
import { handoverApiAtom } from './handover/api'

const stale = ['departments', 'members'] as const

/** Whether members can be moved without a question: nobody is in the way, and no licence is lost or gained. */
export const precheckMoveAtom = questionAtom({
  async run(get, { members, targetId }: { readonly members: readonly Member[]; readonly targetId: string }) {
    const { precheckMoveMembers, previewMoveMembers } = get(departmentChangesApiAtom)
    const list = members.map(({ userId, departmentId }) => ({ userId, departmentId }))
    const userIds = members.map(({ userId }) => userId)
    const [{ verdict }, { ruledProducts }] = await Promise.all([
      precheckMoveMembers({ body: { targetDepartmentId: targetId, list } }),
      previewMoveMembers({ body: { targetDepartmentId: targetId, userIds } }),
    ])
    return verdict === 'proceed' && ruledProducts.length === 0
  },
  stale,
})

interface OfDepartment {
  readonly department: Department
  readonly signal: AbortSignal
}

export const previewDeletionAtom = questionAtom({
  run: (get, { department: { departmentId }, signal }: OfDepartment) =>
    get(departmentChangesApiAtom).previewDeleteDepartment({ query: { departmentId } }, { signal }),
  stale,
})

interface OfMembers {
  readonly userIds: readonly string[]
  readonly signal: AbortSignal
}

export const previewMoveAtom = questionAtom({
  run: (get, { userIds, targetId, signal }: OfMembers & { readonly targetId: string }) =>
    get(departmentChangesApiAtom).previewMoveMembers(
      { body: { targetDepartmentId: targetId, userIds: [...userIds] } },
      { signal },
    ),
  stale,
})

export const previewRemovalAtom = questionAtom({
  run: (get, { userIds, signal }: OfMembers) =>
    get(departmentChangesApiAtom).previewDeleteMembers({ body: { userIds: [...userIds] } }, { signal }),
  stale,
})

export const previewHandOverAtom = questionAtom({
  run: (get, { userId, signal }: { readonly userId: string; readonly signal: AbortSignal }) =>
    get(handoverApiAtom).previewChangeAdministrator({ query: { successorId: userId } }, { signal }),
  stale,
})
