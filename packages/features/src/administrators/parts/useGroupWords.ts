import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { GroupRow } from '../api'
import { administratorsMessages } from '../messages'
import { inMenuOrder, permissionNames } from '../permissionMenus'

/** What a group may do, where, and who is in it, in words. */
export function useGroupWords() {
  const texts = useTexts(administratorsMessages)
  const { list, people, things } = useFormat()
  return useMemo(() => {
    return {
      permissions: ({ permissions }: GroupRow) =>
        list(inMenuOrder(permissions).map((held) => texts[permissionNames[held]])),
      departments: ({ departmentNames, departmentCount }: GroupRow) =>
        departmentCount === 0 ? texts.noDepartmentsLeft : things(departmentNames, departmentCount),
      members: ({ memberNames, memberCount }: GroupRow) =>
        memberCount === 0 ? texts.noMembersYet : people(memberNames, memberCount),
    }
  }, [texts, list, people, things])
}
