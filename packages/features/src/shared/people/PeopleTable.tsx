import type { DataTableColumn, DataTableProps } from '@atrium/ui/data-table'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { useTexts } from '../host/useKept'
import { ListSearch } from '../list/ListSearch'
import { NoMatches } from '../list/NoMatches'
import { PagedTable } from '../list/PagedTable'
import layout from '../screen/Layout.module.css'
import { peopleMessages } from './messages'
import { type PeopleToChoose, peoplePageSize } from './peopleToChoose'
import { type Person, usePersonColumns } from './usePersonColumns'

type Choosing = 'caption' | 'empty' | 'selection' | 'onSelectionChange' | 'isRowSelectable'

interface PeopleTableProps<P extends Person> extends Pick<DataTableProps<P>, Choosing> {
  readonly people: PeopleToChoose<P>
  /** Longest search. */
  readonly searchLength: number
  /** Header of the people. Default: "Member". */
  readonly header?: string
  /** A last column, such as a button for each. Keep it stable. */
  readonly action?: DataTableColumn<P> | undefined
}

/** People to choose from in a dialog, searched and paged by the service. */
export function PeopleTable<P extends Person>({
  people,
  searchLength,
  header,
  action,
  ...choosing
}: PeopleTableProps<P>) {
  const texts = useTexts(peopleMessages)
  const [view, setView] = useAtom(people.viewAtom)
  const [page, refresh] = useAtom(people.pageAtom)
  const person = usePersonColumns<P>({ header })
  const columns = useMemo(() => (action ? [...person, action] : person), [person, action])
  const search = (term: string) => setView({ search: term, page: 1 })
  return (
    <div className={layout.closeStack}>
      <ListSearch
        searched={view.search}
        onSearch={search}
        label={texts.search}
        placeholder={texts.searchHint}
        maxLength={searchLength}
        busy={page.state === 'ready' && page.stale}
      />
      <PagedTable
        {...choosing}
        checkboxes="always"
        columns={columns}
        getRowId={idOf}
        getRowLabel={labelOf}
        density="tall"
        resizable={false}
        maxHeight="min(440px, 46dvh)"
        page={page}
        failedTitle={texts.failed}
        onRetry={refresh}
        view={{ pageIndex: view.page, pageSize: peoplePageSize }}
        onViewChange={({ pageIndex }) => setView({ ...view, page: pageIndex })}
        filtered={view.search !== ''}
        noMatches={<NoMatches onClear={() => search('')} />}
      />
    </div>
  )
}

const idOf = ({ userId }: Person) => userId
const labelOf = ({ realName, phone }: Person) => `${realName} ${phone}`.trim()
