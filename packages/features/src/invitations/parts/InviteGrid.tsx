import { EditableGrid, type EditableGridCheck, type EditableGridColumn } from '@atrium/ui/editable-grid'
import { IconButton } from '@atrium/ui/icon-button'
import { FolderTree } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import type { ListRow, Person } from '../list/ListRow'
import { parsePasted } from '../list/parsePasted'
import type { Field, InviteList } from '../list/useInviteList'
import { invitationsMessages, problemMessages } from '../messages'
import { DepartmentDialog } from './DepartmentDialog'
import { fieldOf, problemWords } from './problemWords'

interface InviteGridProps {
  readonly list: InviteList
  /** The rows to show. */
  readonly rows: readonly ListRow[]
  readonly disabled: boolean
  readonly onAdd: (people: readonly Person[], instead?: number) => void
}

/** The list as a grid of fields, with the problem of each row. */
export function InviteGrid({ list, rows, disabled, onAdd }: InviteGridProps) {
  const texts = useTexts(invitationsMessages)
  const problems = useTexts(problemMessages)
  const [placed, setPlaced] = useState<number>()
  const columns = useColumns(setPlaced, disabled)
  const labels = useMemo(
    () => ({
      grid: texts.rows,
      rowNumber: texts.rowNumber,
      check: texts.problem,
      actions: texts.actions,
      row: texts.rowLabel,
      cell: texts.cellLabel,
      remove: texts.removeRow,
    }),
    [texts],
  )

  function check({ row }: ListRow): EditableGridCheck {
    const verdict = list.verdicts.get(row)
    switch (verdict?.state) {
      case 'bad':
        return {
          state: 'bad',
          words: problemWords(problems, verdict),
          columns: verdict.problems.map(fieldOf),
        }
      case 'good':
        return { state: 'good', words: texts.good }
      case 'checking':
        return { state: 'checking', words: texts.checkingRows }
      default:
        return { state: 'none', words: '' }
    }
  }

  /** Several people, or cells of several columns: adds as many rows. */
  function paste(number: number, _column: string, text: string): boolean {
    const people = parsePasted(text)
    if (people.length === 0) return false
    onAdd(people, number)
    return true
  }

  return (
    <>
      <EditableGrid
        rows={rows}
        columns={columns}
        getNumber={getNumber}
        check={check}
        labels={labels}
        disabled={disabled}
        onChange={(number, column, value) => {
          if (isField(column)) list.edit(number, column, value)
        }}
        onRemove={(number) => list.remove(new Set([number]))}
        onPaste={paste}
        empty={texts.noBadRows}
      />
      <DepartmentDialog
        open={placed !== undefined}
        onOpenChange={(open) => {
          if (!open) setPlaced(undefined)
        }}
        chosen={list.rows.find(({ row }) => row === placed)?.department ?? ''}
        onChoose={({ fullName }) => {
          if (placed !== undefined) list.edit(placed, 'department', fullName)
        }}
      />
    </>
  )
}

function useColumns(
  onPlace: (number: number) => void,
  disabled: boolean,
): readonly EditableGridColumn<ListRow>[] {
  const texts = useTexts(invitationsMessages)
  return useMemo(
    () => [
      { id: 'phone', header: texts.phone, value: ({ phone }) => phone, inputMode: 'tel' },
      { id: 'realName', header: texts.name, value: ({ realName }) => realName },
      {
        id: 'department',
        header: texts.department,
        value: ({ department }) => department,
        weight: 2,
        renderAction: ({ row }) => (
          <IconButton
            size="small"
            label={texts.chooseDepartmentOf(row)}
            icon={<FolderTree />}
            disabled={disabled}
            onClick={() => onPlace(row)}
          />
        ),
      },
    ],
    [texts, onPlace, disabled],
  )
}

const getNumber = ({ row }: ListRow) => row
const isField = (column: string): column is Field =>
  column === 'phone' || column === 'realName' || column === 'department'
