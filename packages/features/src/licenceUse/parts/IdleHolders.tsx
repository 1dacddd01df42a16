import { DataTable } from '@atrium/ui/data-table'
import { SearchField } from '@atrium/ui/search-field'
import { useMemo, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { NoMatches } from '../../shared/list/NoMatches'
import { peopleMessages } from '../../shared/people/messages'
import layout from '../../shared/screen/Layout.module.css'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { IdleHolder, IdlePreview } from '../api'
import { licenceUseMessages } from '../messages'
import styles from './IdleHolders.module.css'
import { useIdleHolderColumns, useObstacleWords } from './useIdleHolderColumns'

interface IdleHoldersProps {
  readonly preview: IdlePreview
  readonly unticked: ReadonlySet<string>
  readonly onChange: (unticked: ReadonlySet<string>) => void
}

/** A search is worth its place. */
const many = 10

/** Whether a licence can be taken back. */
export const isFree = ({ exemption, borrowedUntil, dueAt }: IdleHolder): boolean =>
  exemption === null && borrowedUntil === null && dueAt === null

/** The idle members, longest first, to choose from. */
export function IdleHolders({ preview, unticked, onChange }: IdleHoldersProps) {
  const texts = useTexts(licenceUseMessages)
  const people = useTexts(peopleMessages)
  const labels = useSharedLabels()
  const obstacleOf = useObstacleWords()
  const columns = useIdleHolderColumns()
  const [search, setSearch] = useState('')
  const { list, total } = preview
  const free = useMemo(() => list.filter(isFree).map(idOf), [list])
  const selection = useMemo(() => new Set(free.filter((id) => !unticked.has(id))), [free, unticked])
  const rows = useMemo(() => {
    const term = search.trim().toLowerCase()
    return list.filter((row) => wordsOf(row).includes(term))
  }, [list, search])
  return (
    <div className={layout.tightStack}>
      <div className={styles.heading}>
        <p role="status" className={styles.chosen}>
          {texts.chosenOf(selection.size, total)}
        </p>
        {list.length > many && (
          <SearchField
            size="small"
            className={styles.search}
            value={search}
            onValueChange={setSearch}
            placeholder={people.searchHint}
            labels={labels.search(people.search)}
          />
        )}
      </div>
      {total > list.length && <p className={layout.hint}>{texts.tooMany(list.length)}</p>}
      <DataTable
        caption={texts.members}
        labels={labels.table}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        getRowLabel={({ realName, phone }) => `${realName} ${phone}`.trim()}
        density="tall"
        checkboxes="always"
        resizable={false}
        maxHeight="min(360px, 46dvh)"
        reservedRows={Math.min(list.length, 5)}
        selection={selection}
        onSelectionChange={(ids) => onChange(new Set(free.filter((id) => !ids.has(id))))}
        isRowSelectable={(row) => isFree(row) || obstacleOf(row)}
        filtered={search.trim() !== ''}
        noMatches={<NoMatches onClear={() => setSearch('')} />}
      />
    </div>
  )
}

const idOf = ({ userId }: IdleHolder) => userId
const wordsOf = ({ realName, phone, department }: IdleHolder) =>
  `${realName} ${phone} ${department}`.toLowerCase()
