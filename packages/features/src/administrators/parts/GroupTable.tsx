import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom, useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useTexts } from '../../shared/host/useKept'
import { useQuestion } from '../../shared/impact/useQuestion'
import { WholeList } from '../../shared/list/WholeList'
import { useAction } from '../../shared/request/useAction'
import { CountedTitle } from '../../shared/screen/CountedTitle'
import { Question } from '../../shared/screen/Question'
import { deleteGroupAction } from '../actions'
import { administratorsApiAtom, type GroupRow } from '../api'
import { askGroupsAtom, groupsAtom } from '../atoms'
import { administratorsMessages } from '../messages'
import { groupPath } from '../routes'
import { DeleteGroupImpact } from './DeleteGroupImpact'
import { useGroupColumns } from './useGroupColumns'

/** The company's permission groups. */
export function GroupTable() {
  const texts = useTexts(administratorsMessages)
  const [groups, refresh] = useAtom(groupsAtom)
  const ask = useAtomValue(askGroupsAtom)
  const [asked, setAsked] = useState<{ readonly group: GroupRow; readonly open: boolean }>()
  const columns = useGroupColumns(useCallback((group: GroupRow) => setAsked({ group, open: true }), []))
  const isNarrow = useNarrowWindow()
  const mayChange = useCovers('administrators:write')
  const count = groups.state === 'ready' ? groups.value.length : 0
  return (
    <>
      <WholeList
        request={groups}
        ask={ask}
        onRetry={refresh}
        failedTitle={texts.groupsFailed}
        caption={texts.groupList}
        title={
          !isNarrow && (
            <CountedTitle count={count > 0 && texts.groupCount(count)}>{texts.groupList}</CountedTitle>
          )
        }
        main={
          mayChange && (
            <Button asChild variant="primary" icon={<Plus />}>
              <FeatureLink to={groupPath()} data-guide="permission-add">
                {texts.addGroup}
              </FeatureLink>
            </Button>
          )
        }
        guide="permission-list"
        columns={columns}
        getRowId={(row) => row.groupId}
        getRowLabel={(row) => row.groupName}
        reservedRows={3}
        empty={
          <EmptyState
            drawing="people"
            title={texts.noGroups}
            description={texts.noGroupsHint}
            action={
              mayChange && (
                <Button asChild variant="primary" icon={<Plus />}>
                  <FeatureLink to={groupPath()}>{texts.addGroup}</FeatureLink>
                </Button>
              )
            }
          />
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
    </>
  )
}

interface DeleteGroupDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly group: GroupRow
}

/** Asks before a group is deleted, and shows the impact. */
function DeleteGroupDialog({ open, onOpenChange, group }: DeleteGroupDialogProps) {
  const texts = useTexts(administratorsMessages)
  const api = useAtomValue(administratorsApiAtom)
  const { perform } = useAction(deleteGroupAction)
  const query = { groupId: group.groupId }
  const { request, askAgain } = useQuestion(open, (signal) => api.previewDeleteGroup({ query }, { signal }))

  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      width={520}
      title={texts.confirmDelete(group.groupName)}
      description={texts.deleteLead}
      confirmLabel={texts.deleteGroup}
      confirmDisabled={request.state !== 'ready'}
      onConfirm={() => perform(group.groupId)}
      done={texts.groupDeleted}
    >
      <DeleteGroupImpact request={request} onRetry={askAgain} />
    </Question>
  )
}
