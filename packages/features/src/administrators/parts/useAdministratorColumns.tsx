import { Link } from '@atrium/ui/link'
import { TruncatedText } from '@atrium/ui/tooltip'
import { UserMinus } from 'lucide-react'
import { useMemo } from 'react'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useTexts } from '../../shared/host/useKept'
import { quietActionsColumn } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell, personLine } from '../../shared/list/cells/PersonCell'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import table from '../../shared/list/TableCard.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { Administrator } from '../api'
import { administratorsMessages } from '../messages'
import { groupPath } from '../routes'
import styles from './useAdministratorColumns.module.css'

/** @param onRemove keep it stable */
export function useAdministratorColumns(
  onRemove: (administrator: Administrator) => void,
): readonly ListColumn<Administrator>[] {
  const texts = useTexts(administratorsMessages)
  const words = useAdministratorWords()
  const mayChange = useCovers('administrators:write')
  return useMemo(
    () => [
      {
        id: 'name',
        header: texts.name,
        text: [
          { header: texts.name, cell: (row) => row.realName },
          { header: texts.phone, cell: (row) => row.phone },
        ],
        width: 184,
        rowHeader: true,
        cell: (row) => (
          <PersonCell name={row.realName} picture={row.picture} phone={row.phone}>
            <DrawerLink kind="member" id={row.userId}>
              {row.realName || texts.nameMissing}
            </DrawerLink>
          </PersonCell>
        ),
      },
      {
        id: 'role',
        narrow: 'end',
        header: texts.role,
        text: words.role,
        width: 170,
        cell: words.role,
      },
      {
        id: 'groups',
        narrow: 'hidden',
        header: texts.inGroups,
        text: words.groups,
        width: 200,
        cell: (row) =>
          row.role === 'superAdministrator' || !mayChange ? (
            words.groups(row)
          ) : (
            <span className={styles.groups}>
              {row.groups.map((group) => (
                <Link key={group.groupId} asChild variant="quiet" className={table.target}>
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
        narrow: 'hidden',
        header: texts.departmentScope,
        text: words.departments,
        width: 200,
        cell: (row) => <TruncatedText lines={2}>{words.departments(row)}</TruncatedText>,
      },
      {
        id: 'department',
        narrow: 'second',
        narrowCell: personLine,
        header: texts.department,
        text: (row) => row.department,
        width: 200,
        grows: true,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      quietActionsColumn(
        texts.actions,
        72,
        (row) =>
          mayChange &&
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
    [texts, words, mayChange, onRemove],
  )
}

/** An administrator's role and scope, as text. */
function useAdministratorWords() {
  const texts = useTexts(administratorsMessages)
  const { list, things } = useFormat()
  return useMemo(
    () => ({
      role: ({ role }: Administrator) => texts[role],
      groups: ({ role, groups }: Administrator) =>
        role === 'superAdministrator' ? texts.allPermissions : list(groups.map(({ groupName }) => groupName)),
      departments({ role, departmentNames, departmentCount }: Administrator): string {
        if (role === 'superAdministrator') return texts.wholeCompany
        if (departmentCount === 0) return texts.noDepartmentsLeft
        return things(departmentNames, departmentCount)
      },
    }),
    [texts, list, things],
  )
}
