import { Button } from '@atrium/ui/button'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { Link } from '@atrium/ui/link'
import { StatusBadge } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { FeatureLink } from '../../shared/FeatureLink'
import table from '../../shared/TableCard.module.css'
import { useFormat, useTexts } from '../../shared/useHost'
import type { Administrator } from '../api'
import { administratorsMessages } from '../messages'
import { groupPath } from '../routes'
import styles from './useAdministratorColumns.module.css'

/** @param onRemove keep it stable */
export function useAdministratorColumns(
  onRemove: (administrator: Administrator) => void,
): readonly DataTableColumn<Administrator>[] {
  const texts = useTexts(administratorsMessages)
  const format = useFormat()
  return useMemo(() => {
    return [
      {
        id: 'name',
        header: texts.name,
        width: 120,
        rowHeader: true,
        cell: (row) => <TruncatedText>{row.realName || texts.nameMissing}</TruncatedText>,
      },
      { id: 'phone', header: texts.phone, width: 124, cell: (row) => row.phone },
      {
        id: 'role',
        header: texts.role,
        width: 160,
        cell: (row) =>
          row.userRole === 'superAdministrator' ? (
            <StatusBadge tone="accent">{texts.superAdministrator}</StatusBadge>
          ) : (
            <StatusBadge>{texts.administrator}</StatusBadge>
          ),
      },
      {
        id: 'groups',
        header: texts.inGroups,
        width: 220,
        cell: (row) =>
          row.userRole === 'superAdministrator' ? (
            texts.allPermissions
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
        width: 182,
        cell: (row) => <TruncatedText>{departmentsOf(row)}</TruncatedText>,
      },
      {
        id: 'department',
        header: texts.department,
        width: 182,
        cell: (row) => <TruncatedText keep="end">{row.department}</TruncatedText>,
      },
      {
        id: 'actions',
        header: texts.actions,
        width: 88,
        resizable: false,
        card: 'actions',
        cell: (row) =>
          row.userRole === 'administrator' && (
            <Button
              className={table.inline}
              variant="ghost"
              size="small"
              aria-label={texts.actionsFor(texts.remove, row.realName || row.phone)}
              onClick={() => onRemove(row)}
            >
              {texts.remove}
            </Button>
          ),
      },
    ]

    function departmentsOf({ userRole, departmentNames, departmentCount }: Administrator): string {
      if (userRole === 'superAdministrator') return texts.wholeCompany
      if (departmentCount === 0) return texts.noDepartmentsLeft
      const names = format.list(departmentNames)
      return departmentCount > departmentNames.length ? texts.andMore(names, departmentCount) : names
    }
  }, [texts, format, onRemove])
}
