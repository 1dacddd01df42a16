import { useTexts } from '../shared/host/useKept'
import { Forbidden } from '../shared/request/Forbidden'
import { Screen } from '../shared/screen/Screen'
import { administratorsMessages } from './messages'
import { GroupTable } from './parts/GroupTable'
import { useIsOpen } from './useIsOpen'

/** `/adminpermissionManage` and `/superadmin-power`: the permissions of sub-administrators, group by group. */
export function PermissionGroups() {
  const texts = useTexts(administratorsMessages)
  const isOpen = useIsOpen()
  return (
    <Screen above={[{ name: texts.company }]} name={texts.groups}>
      {isOpen ? <GroupTable /> : <Forbidden />}
    </Screen>
  )
}
