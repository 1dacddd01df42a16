import { actionAtom } from '../shared/request/actionAtom'
import { administratorsApiAtom } from './api'
import type { GroupValues } from './groupValues'

const stale = ['administrators', 'members', 'history'] as const

interface SavedGroup {
  /** The group being changed. Default: a new one. */
  readonly of: { readonly groupId: string; readonly version: number } | undefined
  readonly values: GroupValues
}

/** A refusal may mean that a department or a member is gone. */
export const saveGroupAction = actionAtom({
  async run(get, _set, { of, values }: SavedGroup): Promise<void> {
    const { addGroup, editGroup } = get(administratorsApiAtom)
    const body = {
      groupName: values.groupName,
      permissions: [...values.permissions],
      departmentIds: [...values.departmentIds],
      userIds: values.members.map(({ userId }) => userId),
    }
    await (of ? editGroup({ body: { ...body, ...of } }) : addGroup({ body }))
  },
  stale,
  staleOnFailure: ['departments', 'members'],
})

export const removeAdministratorAction = actionAtom({
  run: (get, _set, userId: string) => get(administratorsApiAtom).removeAdministrator({ query: { userId } }),
  stale,
})

export const deleteGroupAction = actionAtom({
  run: (get, _set, groupId: string) => get(administratorsApiAtom).deleteGroup({ query: { groupId } }),
  stale,
})
