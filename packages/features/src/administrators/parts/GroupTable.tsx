import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { Plus, ShieldCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ColumnsButton } from '../../shared/ColumnsButton'
import { FeatureLink } from '../../shared/FeatureLink'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import styles from '../../shared/TableCard.module.css'
import { useColumnChoice } from '../../shared/useColumnChoice'
import { useTexts } from '../../shared/useHost'
import { useQuerySorting } from '../../shared/useQuerySorting'
import { useSharedLabels } from '../../shared/useSharedLabels'
import type { GroupRow } from '../api'
import { groupsAtom } from '../atoms'
import { administratorsMessages } from '../messages'
import { groupPath } from '../routes'
import { DeleteGroupDialog } from './DeleteGroupDialog'
import { GroupExport } from './GroupExport'
import { useGroupColumns } from './useGroupColumns'

/** The company's permission groups. */
export function GroupTable() {
  const texts = useTexts(administratorsMessages)
  const labels = useSharedLabels()
  const [groups, refresh] = useAtom(groupsAtom)
  const [asked, setAsked] = useState<{ readonly group: GroupRow; readonly open: boolean }>()
  const all = useGroupColumns(useCallback((group: GroupRow) => setAsked({ group, open: true }), []))
  const columns = useColumnChoice(all)
  const sorting = useQuerySorting(all)
  const rows = groups.state === 'ready' ? groups.value : none
  if (groups.state === 'failed' && groups.failure.kind === 'forbidden')
    return <RequestFailure failure={groups.failure} onRetry={refresh} />
  return (
    <Card
      className={styles.card}
      title={texts.groupList}
      padding="none"
      aria-labelledby={undefined}
      data-guide="permission-list"
      actions={
        <>
          <ColumnsButton {...columns} />
          <GroupExport columns={all} groups={rows} />
        </>
      }
    >
      <DataTable
        caption={texts.groupList}
        labels={labels.table}
        columns={columns.visible}
        rows={rows}
        getRowId={idOf}
        {...sorting}
        getRowLabel={nameOf}
        state={tableState(groups)}
        reservedRows={3}
        empty={
          <EmptyState
            icon={<ShieldCheck />}
            title={texts.noGroups}
            description={texts.noGroupsHint}
            action={
              <Button asChild variant="primary" icon={<Plus />}>
                <FeatureLink to={groupPath()}>{texts.addGroup}</FeatureLink>
              </Button>
            }
          />
        }
        failed={
          groups.state === 'failed' && (
            <RequestFailure failure={groups.failure} title={texts.groupsFailed} onRetry={refresh} />
          )
        }
      />
      {asked && (
        <DeleteGroupDialog
          key={asked.group.groupId}
          group={asked.group}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
        />
      )}
    </Card>
  )
}

const none: readonly GroupRow[] = []
const idOf = (row: GroupRow) => row.groupId
const nameOf = (row: GroupRow) => row.groupName
