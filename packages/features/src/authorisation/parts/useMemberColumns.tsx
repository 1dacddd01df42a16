import { Link } from '@atrium/ui/link'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import styles from '../../shared/list/TableCard.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { MemberRow } from '../api'
import { showsDepartmentPathAtom } from '../atoms'
import { type MemberView, manageMemberPath } from '../memberList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useInvitationStatusNames } from '../useInvitationStatusNames'
import { InvitationStatusBadge } from './InvitationStatusBadge'

export function useMemberColumns(view: MemberView): readonly ListColumn<MemberRow>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const invitationStatuses = useInvitationStatusNames()
  const showsPath = useAtomValue(showsDepartmentPathAtom)
  return useMemo(
    () => [
      {
        id: 'phone',
        header: texts.phone,
        cell: (row) => row.phone,
        width: columnWidths.phone,
      },
      {
        id: 'userName',
        header: texts.name,
        text: (row) => row.userName,
        cell: (row) => (
          <DrawerLink kind="member" id={row.userId}>
            {row.userName}
          </DrawerLink>
        ),
        width: 120,
        rowHeader: true,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        cell: (row) => <DepartmentCell path={row.department} way={showsPath ? 'whole' : 'none'} />,
        width: 240,
      },
      {
        id: 'inviteStatus',
        header: texts.status,
        text: (row) => invitationStatuses[row.status],
        cell: (row) => <InvitationStatusBadge status={row.status} />,
        width: 110,
      },
      {
        id: 'hasGrantCount',
        header: texts.grantCount,
        cell: (row) => row.licenceCount,
        width: 110,
        align: 'end',
        sortable: true,
        firstDirection: 'desc',
      },
      {
        id: 'addedAt',
        header: texts.joinedAt,
        cell: (row) => format.timestamp(row.addedAt),
        width: columnWidths.timestamp,
        sortable: true,
        firstDirection: 'desc',
      },
      actionsColumn(texts.actions, 110, (row) => (
        <Link className={styles.target} variant="quiet" asChild>
          <FeatureLink to={manageMemberPath(row.userId, view)} aria-label={texts.manageFor(row.userName)}>
            {texts.manageLink}
          </FeatureLink>
        </Link>
      )),
    ],
    [texts, format, invitationStatuses, showsPath, view],
  )
}
