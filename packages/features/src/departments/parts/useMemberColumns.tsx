import { pagePaths, paths } from '@atrium/contracts/paths'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useSetAtom } from 'jotai'
import { FolderInput, History, Trash2 } from 'lucide-react'
import { use, useMemo } from 'react'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { columnWidths, quietActionsColumn } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell, personLine } from '../../shared/list/cells/PersonCell'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import table from '../../shared/list/TableCard.module.css'
import { componentMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import type { Member, MemberRow } from '../api'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import styles from './MemberName.module.css'
import { askAboutMembersAtom } from './memberDialog'
import { NameEdit } from './NameEdit'

export function useMemberColumns(): readonly ListColumn<MemberRow>[] {
  const texts = useTexts(departmentsMessages)
  const { timestamp } = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: texts.member,
        text: [
          { header: texts.phone, cell: (row) => row.phone },
          { header: texts.name, cell: (row) => row.realName },
        ],
        // Usual names fit next to the pencil and the administrator's badge.
        width: 208,
        rowHeader: true,
        cell: (row) => <Person member={row} />,
        narrowCell: (row) => <Person member={row} readOnly />,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 150,
        grows: true,
        narrow: 'second',
        narrowCell: personLine,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'licences',
        header: texts.licenceCount,
        text: (row) => String(row.licenceCount),
        width: 84,
        align: 'end',
        narrow: 'end',
        narrowCell: (row) => texts.licencesHeld(row.licenceCount),
        cell: (row) => (
          <span className={table.figure} data-zero={row.licenceCount === 0 || undefined}>
            {row.licenceCount}
          </span>
        ),
      },
      {
        id: 'joinedAt',
        header: texts.joinedAt,
        // Row actions appear over its end, and leave the time visible.
        width: columnWidths.timestamp + 24,
        narrow: 'hidden',
        cell: (row) => timestamp(row.addedAt),
        sortable: true,
        firstDirection: 'desc',
      },
      quietActionsColumn(texts.actions, 64, (row) => <MemberActions member={row} />),
    ],
    [texts, timestamp],
  )
}

const Person = ({ member, readOnly }: MemberNameProps) => (
  <PersonCell name={member.realName} picture={member.picture} phone={member.phone}>
    <MemberName member={member} readOnly={readOnly} />
  </PersonCell>
)

/** The actions for one member, without selecting it first. */
function MemberActions({ member }: { readonly member: Member }) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(componentMessages)
  const { offers } = useHost()
  const mayChange = useCovers('departments:write')
  const { getPassportToken } = use(HostActionsContext)
  const ask = useSetAtom(askAboutMembersAtom)
  return (
    <RowActions
      row={member.realName || member.phone}
      more={[
        mayChange && { label: texts.move, icon: <FolderInput />, onSelect: () => ask('move', [member]) },
        offers(pagePaths.companyHistory) && {
          label: words.history,
          icon: <History />,
          to: paths.companyHistory({ kind: 'member', id: member.userId }),
        },
        mayChange &&
          getPassportToken && {
            label: texts.delete,
            icon: <Trash2 />,
            tone: 'danger',
            onSelect: () => ask('delete', [member]),
          },
      ]}
    />
  )
}

interface MemberNameProps {
  readonly member: Member
  /** If there is no space to edit it; the drawer can edit it. Default false. */
  readonly readOnly?: boolean | undefined
}

/** A member's name in its row, and whether they are an administrator. */
function MemberName({ member, readOnly = false }: MemberNameProps) {
  const texts = useTexts(departmentsMessages)
  const linked = (name: string) => (
    <DrawerLink kind="member" id={member.userId}>
      {name || <span className={styles.missing}>{texts.nameMissing}</span>}
    </DrawerLink>
  )
  return (
    <span className={styles.name}>
      {readOnly ? (
        linked(member.realName)
      ) : (
        <NameEdit className={styles.edit} member={member}>
          {linked}
        </NameEdit>
      )}
      {member.isAdministrator && (
        <StatusBadge quiet={false} className={styles.administrator} title={texts.administrator}>
          {texts.administrator}
        </StatusBadge>
      )}
    </span>
  )
}
