import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useAtom, useAtomValue } from 'jotai'
import { use } from 'react'
import { asFailure } from '../../shared/Failure'
import { companyIdAtom } from '../../shared/host'
import { sharedMessages } from '../../shared/sharedMessages'
import { useHost, useTexts } from '../../shared/useHost'
import { departmentsApiAtom, type Member } from '../api'
import { membersAtom, selectionAtom, viewAtom } from '../atoms'
import { departmentsMessages } from '../messages'
import { pageAfterDelete } from '../pageAfterDelete'
import { HostActionsContext } from './HostActions'
import { beforeDelete, pause } from './pause'
import { useReportFailure } from './useReportFailure'

interface DeleteMembersDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly members: readonly Member[]
}

/** Asks before members are removed from the company, then shows the page that is left. */
export function DeleteMembersDialog({ open, onOpenChange, members }: DeleteMembersDialogProps) {
  const texts = useTexts(departmentsMessages)
  const { cancel } = useTexts(sharedMessages)
  const { notify } = useHost()
  const { explain } = useReportFailure()
  const { getPassportToken } = use(HostActionsContext)
  const api = useAtomValue(departmentsApiAtom)
  const enterPriseId = useAtomValue(companyIdAtom)
  const [request, refreshMembers] = useAtom(membersAtom)
  const [view, setView] = useAtom(viewAtom)
  const [selection, select] = useAtom(selectionAtom)

  async function remove() {
    const [passportToken] = await Promise.all([getPassportToken?.(), pause(beforeDelete)])
    const userIds = members.map((member) => member.userId)
    await api.deleteMembers({ body: { enterPriseId, userIds, passportToken: passportToken ?? '' } })
    const gone = new Set(userIds)
    select(new Set([...selection].filter((id) => !gone.has(id))))
    const pageIndex = pageWithout(gone)
    if (pageIndex === view.pageIndex) refreshMembers()
    else setView({ pageIndex })
    notify({ tone: 'success', message: texts.membersDeleted })
  }

  function pageWithout(gone: ReadonlySet<string>): number {
    if (request.state !== 'ready') return view.pageIndex
    const { list, totalItems } = request.value
    return pageAfterDelete({
      pageIndex: view.pageIndex,
      pageSize: view.pageSize,
      rows: list.length,
      deletedRows: list.filter((row) => gone.has(row.userId)).length,
      total: totalItems,
      deleted: gone.size,
    })
  }

  const [first] = members
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={
        members.length === 1 && first
          ? texts.confirmDeleteMember(first.realName || first.phone)
          : texts.confirmDeleteMembers(members.length)
      }
      description={texts.deletedMemberSeats}
      confirmLabel={texts.deleteMembers}
      cancelLabel={cancel}
      onConfirm={remove}
      describeFailure={(thrown) => explain(asFailure(thrown))}
    />
  )
}
