import { Button } from '@atrium/ui/button'
import { Plus } from 'lucide-react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { Forbidden } from '../shared/request/Forbidden'
import { Screen } from '../shared/screen/Screen'
import { administratorsMessages } from './messages'
import { GroupTable } from './parts/GroupTable'
import { groupPath } from './routes'
import { useIsOpen } from './useIsOpen'

/** `/adminpermissionManage` and `/superadmin-power`: what sub-administrators may do, group by group. */
export function PermissionGroups() {
  const texts = useTexts(administratorsMessages)
  const isOpen = useIsOpen()
  return (
    <Screen
      above={[{ name: texts.company }]}
      name={texts.groups}
      actions={
        isOpen && (
          <Button asChild variant="primary" icon={<Plus />}>
            <FeatureLink to={groupPath()} data-guide="permission-add">
              {texts.addGroup}
            </FeatureLink>
          </Button>
        )
      }
    >
      {isOpen ? <GroupTable /> : <Forbidden />}
    </Screen>
  )
}
