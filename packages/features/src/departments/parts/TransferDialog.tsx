import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { useSetAtom } from 'jotai'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { useAction } from '../../shared/request/useAction'
import { useFormat } from '../../shared/texts/useFormat'
import type { Member } from '../api'
import { handOverAction } from '../memberActions'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { previewHandOverAtom } from '../questions'
import { HostActionsContext } from './HostActions'
import { useDescribeBlocker } from './useDescribeBlocker'
import { useReportFailure } from './useReportFailure'

export interface TransferDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly member: Pick<Member, 'userId' | 'realName' | 'phone'>
}

/** Asks before the company is handed over, then tells the host, which leads elsewhere. */
export function TransferDialog({ open, onOpenChange, member }: TransferDialogProps) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { notify } = useHost()
  const { explain } = useReportFailure()
  const describeBlocker = useDescribeBlocker('transfer')
  const { onTransferred } = use(HostActionsContext)
  const { perform } = useAction(handOverAction)
  const preview = useSetAtom(previewHandOverAtom)

  async function transfer() {
    await perform(member.userId)
    notify({ tone: 'success', message: words.transferred })
    onTransferred?.()
  }

  return (
    <ImpactDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.confirmTransfer}
      lead={words.transferTo(member.realName || texts.nameMissing, member.phone)}
      ask={(signal) => preview({ userId: member.userId, signal })}
      describeBlocker={describeBlocker}
      details={({ leavesGroups }) => (
        <TransferChanges name={member.realName || member.phone} leavesGroups={leavesGroups} />
      )}
      quiet
      confirmLabel={words.transfer}
      onConfirm={transfer}
      describeFailure={explain}
    />
  )
}

interface TransferChangesProps {
  /** The new super administrator. */
  readonly name: string
  readonly leavesGroups: readonly string[]
}

/** The permissions of both people after the handover. */
function TransferChanges({ name, leavesGroups }: TransferChangesProps) {
  const words = useTexts(departmentDialogMessages)
  const { list } = useFormat()
  return (
    <DescriptionList columns={1} layout="above">
      <DescriptionItem term={name}>
        {words.successorGains}
        {leavesGroups.length > 0 && ` ${words.successorLeaves(list(leavesGroups))}`}
      </DescriptionItem>
      <DescriptionItem term={words.you}>{words.youLose}</DescriptionItem>
    </DescriptionList>
  )
}
