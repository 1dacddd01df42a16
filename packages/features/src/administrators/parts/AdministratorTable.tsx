import { searchLength } from '@atrium/contracts/administrators/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { type ReactNode, useCallback, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { listView, searchText } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { useFormat } from '../../shared/texts/useFormat'
import { removeAdministratorAction } from '../actions'
import { type Administrator, administratorsApiAtom } from '../api'
import { administratorsMessages } from '../messages'
import { useAdministratorColumns } from './useAdministratorColumns'

/** Administrators, searched and paged by the service. */
export function AdministratorTable({ actions }: { readonly actions?: ReactNode }) {
  const texts = useTexts(administratorsMessages)
  const [asked, setAsked] = useState<{ readonly administrator: Administrator; readonly open: boolean }>()
  const ask = useCallback((administrator: Administrator) => setAsked({ administrator, open: true }), [])
  return (
    <>
      <ListCard
        list={administratorList}
        columns={useAdministratorColumns(ask)}
        getRowId={idOf}
        getRowLabel={labelOf}
        density="tall"
        caption={texts.administratorList}
        failedTitle={texts.administratorsFailed}
        search={{ label: texts.searchAdministrators, placeholder: texts.memberSearch }}
        actions={actions}
        empty={<EmptyState drawing="people" title={texts.noAdministrators} />}
      />
      {asked && (
        <RemoveAdministratorDialog
          key={asked.administrator.userId}
          administrator={asked.administrator}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
        />
      )}
    </>
  )
}

const idOf = (row: Administrator) => row.userId
const labelOf = (row: Administrator) => `${row.realName} ${row.phone}`.trim()

/** The company's administrators. */
const administratorList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: { search: searchText('search', searchLength) } }),
  shows: ['administrators', 'members'],
  ask(get, { search }) {
    const { listAdministrators } = get(administratorsApiAtom)
    const filter = search && { search }
    return (pageIndex, pageSize, call) =>
      listAdministrators({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

interface RemoveAdministratorDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly administrator: Administrator
}

/** Asks before a sub-administrator becomes an ordinary member. */
function RemoveAdministratorDialog({ open, onOpenChange, administrator }: RemoveAdministratorDialogProps) {
  const texts = useTexts(administratorsMessages)
  const { list } = useFormat()
  const { perform } = useAction(removeAdministratorAction)
  const { userId, realName, phone, groups } = administrator

  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={texts.confirmRemove(realName || phone)}
      description={texts.removeLead(list(groups.map(({ groupName }) => groupName)))}
      confirmLabel={texts.removeAdministrator}
      onConfirm={() => perform(userId)}
      done={texts.administratorRemoved}
    />
  )
}
