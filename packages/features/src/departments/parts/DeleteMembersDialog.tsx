import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { pageAfterRemoval } from '../../shared/list/pageAfterRemoval'
import { useAction } from '../../shared/request/useAction'
import type { Member } from '../api'
import { deleteMembersAction } from '../memberActions'
import { chosenMembers, memberList, membersAtom } from '../memberList'
import { departmentDialogMessages } from '../messages'
import { previewRemovalAtom } from '../questions'
import { HostActionsContext } from './HostActions'
import { beforeDelete, pause } from './pause'
import { useDescribeBlocker } from './useDescribeBlocker'
import { useReportFailure } from './useReportFailure'

interface DeleteMembersDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly members: readonly Member[]
  readonly onRemoved?: (() => void) | undefined
}

/** Asks before members are removed from the company, then shows the remaining page. */
export function DeleteMembersDialog({ open, onOpenChange, members, onRemoved }: DeleteMembersDialogProps) {
  const words = useTexts(departmentDialogMessages)
  const { notify } = useHost()
  const { explain } = useReportFailure()
  const describeBlocker = useDescribeBlocker('deleteMembers')
  const { getPassportToken } = use(HostActionsContext)
  const { perform } = useAction(deleteMembersAction)
  const preview = useSetAtom(previewRemovalAtom)
  const request = useAtomValue(membersAtom)
  const [view, show] = useAtom(memberList.viewAtom)
  const [selection, select] = useAtom(chosenMembers.idsAtom)

  async function remove(userIds: readonly string[]) {
    const [passportToken] = await Promise.all([getPassportToken?.(), pause(beforeDelete)])
    await perform({ userIds, passportToken: passportToken ?? '' })
    const gone = new Set(userIds)
    select(new Set([...selection].filter((id) => !gone.has(id))))
    show({ pageIndex: pageWithout(gone) })
    notify({ tone: 'success', message: words.membersDeleted })
    onRemoved?.()
  }

  function pageWithout(gone: ReadonlySet<string>): number {
    if (request.state !== 'ready') return view.pageIndex
    const { list, totalItems } = request.value
    const removed = list.filter((row) => gone.has(row.userId)).length
    return pageAfterRemoval({ ...view, rows: list.length, removed, left: totalItems - gone.size })
  }

  const titleOf = (userIds: readonly string[]) => {
    const only = userIds.length === 1 && members.find((member) => member.userId === userIds[0])
    return only
      ? words.confirmDeleteMember(only.realName || only.phone)
      : words.confirmDeleteMembers(userIds.length)
  }

  return (
    <ImpactDialog
      open={open}
      onOpenChange={onOpenChange}
      rows={members.map((member) => member.userId)}
      title={titleOf}
      isNamed={members.length === 1}
      lead={(answer) =>
        answer && answer.licenceCount > 0 ? words.deletedMembersLose : words.deletedMembersLeave
      }
      ask={(signal, userIds) => preview({ userIds, signal })}
      describeBlocker={describeBlocker}
      confirmLabel={(userIds) => words.deleteCount(userIds.length)}
      onConfirm={(_shown, userIds) => remove(userIds)}
      describeFailure={explain}
    />
  )
}
