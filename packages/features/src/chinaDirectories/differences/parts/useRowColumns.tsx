import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { Building2 } from 'lucide-react'
import { useMemo } from 'react'
import { DrawerLink } from '../../../shared/drawer/DrawerLink'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { actionsColumn } from '../../../shared/list/cells/columns'
import { DepartmentCell } from '../../../shared/list/cells/DepartmentCell'
import { leafOf } from '../../../shared/list/cells/departmentPath'
import { PersonCell } from '../../../shared/list/cells/PersonCell'
import { RowActions } from '../../../shared/list/cells/RowActions'
import type { ListColumn } from '../../../shared/list/ListColumn'
import type { DifferenceRow } from '../../api'
import { differencesMessages } from '../messages'
import { useDifferenceWords } from '../useDifferenceWords'
import styles from './RowCells.module.css'
import type { Decide } from './useDecide'

type Look = Pick<StatusBadgeProps, 'tone' | 'quiet'>

const looks: Readonly<Record<DifferenceRow['state'], Look>> = {
  nothing: { tone: 'idle' },
  waiting: { tone: 'neutral' },
  done: { tone: 'success' },
  skipped: { tone: 'idle' },
  failed: { tone: 'warning' },
}

/** The name of each state of a row. */
export function useRowStateNames(): Readonly<Record<DifferenceRow['state'], string>> {
  const texts = useTexts(differencesMessages)
  return useMemo(
    () => ({
      nothing: texts.rowNothing,
      waiting: texts.rowWaiting,
      done: texts.rowDone,
      skipped: texts.rowSkipped,
      failed: texts.rowFailed,
    }),
    [texts],
  )
}

const widths = {
  'zh-CN': { what: 116, state: 100, actions: 128 },
  en: { what: 152, state: 116, actions: 152 },
} as const

interface RowColumns {
  /** Whether some of it was made already, so that rows differ in how far they are. */
  readonly hasProgress: boolean
  /** Decides about a proposed link. Undefined: there is nothing to decide, or no more. */
  readonly decide: Decide | undefined
}

export function useRowColumns({ hasProgress, decide }: RowColumns): readonly ListColumn<DifferenceRow>[] {
  const texts = useTexts(differencesMessages)
  const { note: noteWords } = useDifferenceWords()
  const states = useRowStateNames()
  const width = widths[useHost().locale]
  return useMemo(() => {
    const nameOf = (row: DifferenceRow) => row.realName || row.phone || texts.unnamed
    const reasonOf = (row: DifferenceRow) => (row.note === null ? '' : noteWords(row.note))
    const state: ListColumn<DifferenceRow> = {
      id: 'state',
      header: texts.status,
      text: (row) => states[row.state],
      width: width.state,
      narrow: 'end',
      cell: (row) => <StatusBadge {...looks[row.state]}>{states[row.state]}</StatusBadge>,
    }
    const columns: ListColumn<DifferenceRow>[] = [
      {
        id: 'name',
        header: texts.name,
        text: [
          { header: texts.name, cell: nameOf },
          { header: texts.phone, cell: (row) => row.phone ?? '' },
        ],
        rowHeader: true,
        width: 220,
        cell: (row) => <Subject row={row} name={nameOf(row)} />,
      },
      {
        id: 'what',
        header: texts.what,
        text: (row) => texts[row.change],
        width: width.what,
        narrow: 'end',
        cell: (row) => <Kind row={row} words={texts[row.change]} />,
      },
      {
        id: 'where',
        header: texts.where,
        text: (row) =>
          row.formerDepartment === null ? row.department : `${row.formerDepartment} → ${row.department}`,
        width: 250,
        grows: true,
        narrow: 'second',
        narrowCell: (row) =>
          [
            row.formerDepartment === null
              ? leafOf(row.department)
              : `${leafOf(row.formerDepartment)} → ${leafOf(row.department)}`,
            reasonOf(row),
          ]
            .filter(Boolean)
            .join(' · '),
        cell: (row) => <Place row={row} words={texts} />,
      },
      ...(hasProgress ? [state] : []),
      {
        id: 'note',
        header: texts.reason,
        text: reasonOf,
        width: 260,
        narrow: 'hidden',
        cell: (row) => row.note !== null && <TruncatedText lines={2}>{noteWords(row.note)}</TruncatedText>,
      },
    ]
    if (decide)
      columns.push(
        actionsColumn(texts.actions, width.actions, (row) => (
          <LinkActions row={row} name={nameOf(row)} decide={decide} />
        )),
      )
    return columns
  }, [texts, states, noteWords, width, hasProgress, decide])
}

/** A person, or a department by its own name, with the former name below. */
function Subject({ row, name }: { readonly row: DifferenceRow; readonly name: string }) {
  const texts = useTexts(differencesMessages)
  const before = row.formerName === null ? undefined : texts.from(row.formerName)
  if (row.subject === 'department')
    return (
      <span className={styles.department}>
        <Building2 aria-hidden className={styles.icon} />
        <span className={styles.words}>
          <TruncatedText lines={2}>{name}</TruncatedText>
          {before !== undefined && <TruncatedText className={styles.line}>{before}</TruncatedText>}
        </span>
      </span>
    )
  return (
    <PersonCell name={name} phone={before ?? row.phone ?? ''}>
      {row.userId === null ? (
        name
      ) : (
        <DrawerLink kind="member" id={row.userId}>
          {name}
        </DrawerLink>
      )}
    </PersonCell>
  )
}

/** Leaving and what is blocked is emphasised; other changes are a word. */
function Kind({ row: { change }, words }: { readonly row: DifferenceRow; readonly words: string }) {
  if (change === 'left' || change === 'departmentRemoved')
    return <StatusBadge tone="danger">{words}</StatusBadge>
  if (change === 'blocked' || change === 'waiting') return <StatusBadge tone="warning">{words}</StatusBadge>
  return words
}

interface PlaceProps {
  readonly row: DifferenceRow
  readonly words: { readonly from: (before: string) => string }
}

/** The department, with the former one below. */
const Place = ({ row: { department, formerDepartment }, words }: PlaceProps) =>
  formerDepartment === null ? (
    <DepartmentCell path={department} />
  ) : (
    <span className={styles.words}>
      <DepartmentCell path={department} way="hidden" />
      <TruncatedText className={styles.line} whole={formerDepartment}>
        {words.from(leafOf(formerDepartment))}
      </TruncatedText>
    </span>
  )

interface LinkActionsProps {
  readonly row: DifferenceRow
  readonly name: string
  readonly decide: Decide
}

/** A proposed link: whether the directory manages it from now on. */
function LinkActions({ row, name, decide }: LinkActionsProps) {
  const texts = useTexts(differencesMessages)
  if (row.decision === null) return null
  const link = {
    label: texts.link,
    name: texts.linkOf(name),
    onSelect: () => void decide([row.rowId], 'link'),
  }
  const leave = {
    label: texts.leaveAlone,
    name: texts.leaveOf(name),
    onSelect: () => void decide([row.rowId], 'leave'),
  }
  return (
    <RowActions
      row={name}
      urgent={row.decision === 'undecided'}
      main={row.decision !== 'link' && link}
      more={[row.decision !== 'leave' && leave]}
      moreShows
    />
  )
}
