import { searchLength } from '@atrium/contracts/administrators/contract'
import type { DataTableColumn, DataTableProps } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { useTexts } from '../../shared/host/useKept'
import { PeopleTable } from '../../shared/people/PeopleTable'
import type { Candidate } from '../api'
import { candidates } from '../atoms'
import { administratorsMessages } from '../messages'

interface CandidateTableProps
  extends Pick<DataTableProps<Candidate>, 'selection' | 'onSelectionChange' | 'isRowSelectable'> {
  /** A last column, such as a button for each. Keep it stable. */
  readonly action?: DataTableColumn<Candidate>
}

/** Members who may become administrators. */
export function CandidateTable(choosing: CandidateTableProps) {
  const texts = useTexts(administratorsMessages)
  return (
    <PeopleTable
      {...choosing}
      people={candidates}
      searchLength={searchLength}
      caption={texts.candidates}
      header={texts.name}
      empty={<EmptyState drawing="people" title={texts.noCandidates} description={texts.noCandidatesHint} />}
    />
  )
}
