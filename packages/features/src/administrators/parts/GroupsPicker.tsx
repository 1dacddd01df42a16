import { Checkbox } from '@atrium/ui/checkbox'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { GroupRow } from '../api'
import { groupsAtom } from '../atoms'
import { administratorsMessages } from '../messages'
import styles from './GroupsPicker.module.css'

type PickedGroup = Pick<GroupRow, 'groupId' | 'groupName'>

export interface GroupsPickerProps {
  /** Ids of the chosen groups. */
  readonly value: readonly string[]
  readonly onChange: (groups: readonly PickedGroup[]) => void
}

/** Chooses permission groups, for features without groups of their own. */
export function GroupsPicker({ value, onChange }: GroupsPickerProps) {
  const texts = useTexts(administratorsMessages)
  const [groups, refresh] = useAtom(groupsAtom)
  if (groups.state === 'loading') return <Skeleton className={styles.root} lines={3} width="60%" />
  if (groups.state === 'failed')
    return <RequestFailure failure={groups.failure} title={texts.groupsFailed} onRetry={refresh} />
  if (groups.value.length === 0) return <EmptyState title={texts.noGroups} />

  function toggle(groupId: string, isChosen: boolean) {
    const ids = new Set(value)
    if (isChosen) ids.add(groupId)
    else ids.delete(groupId)
    if (groups.state === 'ready') onChange(groups.value.filter((group) => ids.has(group.groupId)))
  }

  return (
    <div className={styles.root}>
      {groups.value.map(({ groupId, groupName }) => (
        <Checkbox
          key={groupId}
          checked={value.includes(groupId)}
          onCheckedChange={(checked) => toggle(groupId, checked === true)}
        >
          {groupName}
        </Checkbox>
      ))}
    </div>
  )
}
