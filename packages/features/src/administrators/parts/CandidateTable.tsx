import { searchLength } from '@atrium/contracts/administrators/contract'
import type { DataTableColumn, DataTableProps } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell, personLine } from '../../shared/list/cells/PersonCell'
import { ListSearch } from '../../shared/list/ListSearch'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import layout from '../../shared/screen/Layout.module.css'
import type { Candidate } from '../api'
import { candidatePageSize, candidatesAtom, candidateViewAtom } from '../atoms'
import { administratorsMessages } from '../messages'

interface CandidateTableProps
  extends Pick<DataTableProps<Candidate>, 'selection' | 'onSelectionChange' | 'isRowSelectable'> {
  /** A last column, such as a button for each. Keep it stable. */
  readonly action?: DataTableColumn<Candidate>
}

/** Members to choose from, searched and paged by the service. */
export function CandidateTable({ action, ...choosing }: CandidateTableProps) {
  const texts = useTexts(administratorsMessages)
  const [view, setView] = useAtom(candidateViewAtom)
  const [candidates, refresh] = useAtom(candidatesAtom)
  const columns = useCandidateColumns(action)
  const search = (term: string) => setView({ search: term, page: 1 })
  return (
    <div className={layout.closeStack}>
      <ListSearch
        searched={view.search}
        onSearch={search}
        label={texts.searchMembers}
        placeholder={texts.memberSearch}
        maxLength={searchLength}
        busy={candidates.state === 'ready' && candidates.stale}
      />
      <PagedTable
        {...choosing}
        checkboxes="always"
        caption={texts.candidates}
        columns={columns}
        getRowId={idOf}
        getRowLabel={labelOf}
        density="tall"
        resizable={false}
        maxHeight="min(440px, 46dvh)"
        page={candidates}
        failedTitle={texts.candidatesFailed}
        onRetry={refresh}
        view={{ pageIndex: view.page, pageSize: candidatePageSize }}
        onViewChange={({ pageIndex: page }) => setView({ ...view, page })}
        filtered={view.search !== ''}
        empty={
          <EmptyState drawing="people" title={texts.noCandidates} description={texts.noCandidatesHint} />
        }
        noMatches={<NoMatches onClear={() => search('')} />}
      />
    </div>
  )
}

function useCandidateColumns(action: DataTableColumn<Candidate> | undefined) {
  const texts = useTexts(administratorsMessages)
  return useMemo(
    (): readonly DataTableColumn<Candidate>[] => [
      {
        id: 'name',
        header: texts.name,
        width: 200,
        rowHeader: true,
        cell: (row) => (
          <PersonCell name={row.realName} picture={row.picture} phone={row.phone}>
            {row.realName || texts.nameMissing}
          </PersonCell>
        ),
      },
      {
        id: 'department',
        header: texts.department,
        width: 260,
        grows: true,
        narrowCell: personLine,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      ...(action ? [action] : []),
    ],
    [texts, action],
  )
}

const idOf = (row: Candidate) => row.userId
const labelOf = (row: Candidate) => `${row.realName} ${row.phone}`.trim()
