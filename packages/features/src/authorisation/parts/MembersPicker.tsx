import { memberSearchLength } from '@atrium/contracts/authorisation/members/contract'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import type { ChosenPerson } from '../../shared/licence/bulkChoice'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell, personLine } from '../../shared/list/cells/PersonCell'
import { ListSearch } from '../../shared/list/ListSearch'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import layout from '../../shared/screen/Layout.module.css'
import type { MemberRow } from '../api'
import { pickedMembersAtom, pickedPageSize, pickedViewAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

export interface MembersPickerProps {
  readonly value: readonly ChosenPerson[]
  readonly onChange: (members: readonly ChosenPerson[]) => void
}

/** Chooses members, searched and paged by the service, for features without members of their own. */
export function MembersPicker({ value, onChange }: MembersPickerProps) {
  const texts = useAuthorisationTexts()
  const [view, setView] = useAtom(pickedViewAtom)
  const [members, refresh] = useAtom(pickedMembersAtom)
  const search = (term: string) => setView({ search: term, page: 1 })
  const selection = useMemo(() => new Set(value.map(({ userId }) => userId)), [value])

  function select(ids: ReadonlySet<string>) {
    const onPage = members.state === 'ready' ? members.value.list : []
    const added = onPage.filter(({ userId }) => ids.has(userId) && !selection.has(userId))
    onChange([
      ...value.filter(({ userId }) => ids.has(userId)),
      ...added.map(({ userId, userName, phone }) => ({ userId, realName: userName || phone })),
    ])
  }

  return (
    <div className={layout.closeStack}>
      <ListSearch
        searched={view.search}
        onSearch={search}
        label={texts.searchMembers}
        placeholder={texts.memberSearch}
        maxLength={memberSearchLength}
        busy={members.state === 'ready' && members.stale}
      />
      <PagedTable
        checkboxes="always"
        caption={texts.members}
        columns={useColumns()}
        getRowId={(row) => row.userId}
        getRowLabel={(row) => `${row.userName} ${row.phone}`.trim()}
        density="tall"
        resizable={false}
        maxHeight="min(440px, 46dvh)"
        page={members}
        failedTitle={texts.membersFailed}
        onRetry={refresh}
        view={{ pageIndex: view.page, pageSize: pickedPageSize }}
        onViewChange={({ pageIndex: page }) => setView({ ...view, page })}
        selection={selection}
        onSelectionChange={select}
        filtered={view.search !== ''}
        empty={<EmptyState drawing="people" title={texts.noMembers} />}
        noMatches={<NoMatches onClear={() => search('')} />}
      />
    </div>
  )
}

function useColumns(): readonly DataTableColumn<MemberRow>[] {
  const texts = useAuthorisationTexts()
  return useMemo(
    () => [
      {
        id: 'member',
        header: texts.member,
        width: 200,
        rowHeader: true,
        cell: (row) => <PersonCell name={row.userName} picture={row.picture} phone={row.phone} />,
      },
      {
        id: 'department',
        header: texts.department,
        width: 260,
        grows: true,
        narrowCell: personLine,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
    ],
    [texts],
  )
}
