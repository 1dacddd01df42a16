import { useAtomValue } from 'jotai'
import { KeyRound } from 'lucide-react'
import { useMemo } from 'react'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { useHost } from '../../shared/host/useKept'
import { columnWidths, quietActionsColumn } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell, personLine } from '../../shared/list/cells/PersonCell'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import styles from '../../shared/list/TableCard.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { MemberRow } from '../api'
import { showsDepartmentPathAtom } from '../atoms'
import { type MemberView, manageMemberPath } from '../memberList'
import { useAuthorisationTexts, useInvitationStatusNames } from '../useAuthorisationTexts'
import { InvitationStatusBadge } from './InvitationStatusBadge'
import { manageWidth } from './useProductColumns'

export function useMemberColumns(view: MemberView): readonly ListColumn<MemberRow>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const invitationStatuses = useInvitationStatusNames()
  const showsPath = useAtomValue(showsDepartmentPathAtom)
  const { locale } = useHost()
  return useMemo(
    () => [
      {
        id: 'userName',
        header: texts.member,
        text: [
          { header: texts.phone, cell: (row) => row.phone },
          { header: texts.name, cell: (row) => row.realName },
        ],
        cell: (row) => (
          <PersonCell name={row.realName} picture={row.picture} phone={row.phone}>
            <DrawerLink kind="member" id={row.userId}>
              {row.realName}
            </DrawerLink>
          </PersonCell>
        ),
        width: 184,
        rowHeader: true,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        cell: (row) => <DepartmentCell path={row.department} way={showsPath ? 'shown' : 'hidden'} />,
        width: 240,
        grows: true,
        narrow: 'second',
        narrowCell: personLine,
      },
      {
        id: 'inviteStatus',
        header: texts.status,
        text: (row) => invitationStatuses[row.status],
        cell: (row) => <InvitationStatusBadge status={row.status} />,
        width: 110,
        narrow: 'hidden',
      },
      {
        id: 'hasGrantCount',
        header: texts.grantCount,
        text: (row) => String(row.licenceCount),
        cell: (row) => (
          <span data-zero={row.licenceCount === 0 || undefined} className={styles.figure}>
            {row.licenceCount}
            <span className={styles.inLines}>{texts.licencesUnit(row.licenceCount)}</span>
          </span>
        ),
        narrow: 'end',
        width: 110,
        align: 'end',
        sortable: true,
        firstDirection: 'desc',
      },
      {
        id: 'addedAt',
        header: texts.joinedAt,
        cell: (row) => format.timestamp(row.addedAt),
        narrow: 'hidden',
        width: columnWidths.timestamp,
        sortable: true,
        firstDirection: 'desc',
      },
      quietActionsColumn(texts.actions, manageWidth[locale], (row) => (
        <RowActions
          row={row.realName}
          main={{
            label: texts.manageLink,
            name: texts.manageFor(row.realName),
            icon: <KeyRound />,
            to: manageMemberPath(row.userId, view),
          }}
        />
      )),
    ],
    [texts, format, invitationStatuses, showsPath, view, locale],
  )
}
