import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { Forbidden } from '../shared/request/Forbidden'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import type { Group } from './api'
import { groupAtom, groupIdAtom } from './atoms'
import { administratorsMessages } from './messages'
import styles from './PermissionGroupForm.module.css'
import { GroupFormCard } from './parts/GroupFormCard'
import { useIsOpen } from './useIsOpen'

/** `/addorEditAdminGroup`: a permission group, the one of the query's `groupId` or a new one. */
export function PermissionGroupForm() {
  const texts = useTexts(administratorsMessages)
  const isOpen = useIsOpen()
  const groupId = useAtomValue(groupIdAtom)
  return (
    <Screen
      above={[{ name: texts.company }, { name: texts.groups, to: pagePaths.permissionGroups }]}
      name={groupId === undefined ? texts.addGroup : texts.editGroup}
      width="reading"
    >
      {isOpen ? <Content key={groupId ?? ''} /> : <Forbidden />}
    </Screen>
  )
}

function Content() {
  const texts = useTexts(administratorsMessages)
  const [group, refresh] = useAtom(groupAtom)
  const [opened, setOpened] = useState<{ readonly group: Group | undefined }>()
  // What is open stays as it was opened: a newer answer is merged when it is saved.
  if (!opened && group.state === 'ready' && !group.stale) setOpened({ group: group.value })
  if (opened) return <GroupFormCard group={opened.group} />
  if (group.state === 'failed')
    return (
      <Card>
        <RequestFailure
          failure={group.failure}
          title={group.failure.kind === 'missing' ? texts.groupMissing : texts.groupFailed}
          onRetry={refresh}
          missing={{
            hint: texts.groupMissingHint,
            action: (
              <Button asChild variant="primary">
                <FeatureLink to={pagePaths.permissionGroups}>{texts.backToGroups}</FeatureLink>
              </Button>
            ),
          }}
        />
      </Card>
    )
  return (
    <Card>
      <div className={styles.skeleton} role="status" aria-label={texts.loading}>
        <Skeleton width="30%" height={34} />
        <Skeleton height={160} />
        <Skeleton height={320} />
      </div>
    </Card>
  )
}
