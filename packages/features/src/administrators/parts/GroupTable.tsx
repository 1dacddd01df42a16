import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { Plus, ShieldCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import styles from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { useQuerySorting } from '../../shared/list/useQuerySorting'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { tableState } from '../../shared/request/request'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
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
