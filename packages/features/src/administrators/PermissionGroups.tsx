import { Button } from '@atrium/ui/button'
import { Plus } from 'lucide-react'
import { FeatureLink } from '../shared/FeatureLink'
import { Forbidden } from '../shared/Forbidden'
import { Screen } from '../shared/Screen'
import { useHost, useTexts } from '../shared/useHost'
import { administratorsMessages } from './messages'
import { GroupTable } from './parts/GroupTable'
import { groupPath } from './routes'

/** `/adminpermissionManage` and `/superadmin-power`: what sub-administrators may do, group by group. */
export function PermissionGroups() {
  const texts = useTexts(administratorsMessages)
  const { companyRole } = useHost()
  const isOpen = companyRole === 'superAdministrator'
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
