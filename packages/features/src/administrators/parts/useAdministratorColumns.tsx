import { Link } from '@atrium/ui/link'
import { StatusBadge } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { UserMinus } from 'lucide-react'
import { useMemo } from 'react'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { RowActions } from '../../shared/list/RowActions'
import table from '../../shared/list/TableCard.module.css'
import type { Administrator } from '../api'
import { administratorsMessages } from '../messages'
import { groupPath } from '../routes'
import styles from './useAdministratorColumns.module.css'
import { useAdministratorWords } from './useAdministratorWords'

/** @param onRemove keep it stable */
export function useAdministratorColumns(
  onRemove: (administrator: Administrator) => void,
): readonly ListColumn<Administrator>[] {
  const texts = useTexts(administratorsMessages)
  const words = useAdministratorWords()
  return useMemo(
    () => [
      {
        id: 'name',
        header: texts.name,
        text: (row) => row.realName,
        width: 90,
        rowHeader: true,
        cell: (row) => (
          <DrawerLink kind="member" id={row.userId}>
            <TruncatedText focusable={false}>{row.realName || texts.nameMissing}</TruncatedText>
          </DrawerLink>
        ),
      },
      {
        id: 'phone',
        header: texts.phone,
        width: columnWidths.phone,
        cell: (row) => row.phone,
      },
      {
        id: 'role',
        header: texts.role,
        text: words.role,
        width: 176,
        cell: (row) =>
          row.role === 'superAdministrator' ? (
            <StatusBadge tone="accent">{texts.superAdministrator}</StatusBadge>
          ) : (
            <StatusBadge>{texts.administrator}</StatusBadge>
          ),
      },
      {
        id: 'groups',
        header: texts.inGroups,
        text: words.groups,
        width: 210,
        cell: (row) =>
          row.role === 'superAdministrator' ? (
            words.groups(row)
          ) : (
            <span className={styles.groups}>
              {row.groups.map((group) => (
                <Link key={group.groupId} asChild className={table.target}>
                  <FeatureLink to={groupPath(group.groupId)}>
                    <TruncatedText focusable={false}>{group.groupName}</TruncatedText>
                  </FeatureLink>
                </Link>
              ))}
            </span>
          ),
      },
      {
        id: 'departments',
        header: texts.departments,
        text: words.departments,
        width: 184,
        cell: (row) => <TruncatedText>{words.departments(row)}</TruncatedText>,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 184,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      actionsColumn(
        texts.actions,
        96,
        (row) =>
          row.role === 'administrator' && (
            <RowActions
              row={row.realName || row.phone}
              more={[
                { label: texts.remove, icon: <UserMinus />, tone: 'danger', onSelect: () => onRemove(row) },
              ]}
            />
          ),
      ),
    ],
    [texts, words, onRemove],
  )
}
