import { DataTable, type DataTableColumn } from '@atrium/ui/data-table'
import { IconButton } from '@atrium/ui/icon-button'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { actionsColumn } from '../../shared/list/cells/columns'
import { usePersonColumns } from '../../shared/people/usePersonColumns'
import layout from '../../shared/screen/Layout.module.css'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Candidate } from '../api'
import { administratorsMessages } from '../messages'
import styles from './ChosenMembers.module.css'

interface ChosenMembersProps {
  readonly members: readonly Candidate[]
  /** Keep it stable. */
  readonly onRemove: (userId: string) => void
}

/** The members of the group, each with a remove button. */
export function ChosenMembers({ members, onRemove }: ChosenMembersProps) {
  const texts = useTexts(administratorsMessages)
  const labels = useSharedLabels()
  const person = usePersonColumns<Candidate>({ header: texts.name, departmentWidth: 254, grows: false })
  const columns = useMemo(
    (): readonly DataTableColumn<Candidate>[] => [
      ...person,
      {
        ...actionsColumn(texts.actions, 56, (row) => <RemoveButton member={row} onRemove={onRemove} />),
        header: <span className={layout.heard}>{texts.actions}</span>,
        label: texts.actions,
      },
    ],
    [texts, person, onRemove],
  )
  if (members.length === 0) return <p className={styles.none}>{texts.noChosenMembers}</p>
  return (
    <div className={styles.table}>
      <DataTable
        caption={texts.membersTable}
        labels={labels.table}
        columns={columns}
        rows={members}
        getRowId={({ userId }) => userId}
        getRowLabel={({ realName, phone }) => realName || phone}
        density="tall"
        resizable={false}
        reservedRows={1}
        maxHeight={360}
      />
    </div>
  )
}

interface RemoveButtonProps {
  readonly member: Candidate
  readonly onRemove: (userId: string) => void
}

function RemoveButton({ member, onRemove }: RemoveButtonProps) {
  const texts = useTexts(administratorsMessages)
  return (
    <IconButton
      size="small"
      label={texts.actionsFor(texts.remove, member.realName || member.phone)}
      icon={<X />}
      onClick={() => onRemove(member.userId)}
    />
  )
}
