import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { topDepartmentAtom } from '../atoms'
import { openDepartmentAtom } from '../memberList'
import { departmentsMessages } from '../messages'

/** An empty department, with a way to where there are members. */
export function NoMembers() {
  const texts = useTexts(departmentsMessages)
  const top = useAtomValue(topDepartmentAtom)
  const open = useSetAtom(openDepartmentAtom)
  return (
    <EmptyState
      drawing="people"
      title={texts.noMembers}
      description={texts.noMembersHint}
      action={top && <Button onClick={() => open(top.departmentId)}>{texts.showAllMembers}</Button>}
    />
  )
}
