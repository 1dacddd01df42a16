import { Link } from '@atrium/ui/link'
import { TruncatedText } from '@atrium/ui/tooltip'
import { Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useTexts } from '../../shared/host/useKept'
import { columnWidths, quietActionsColumn } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import table from '../../shared/list/TableCard.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { GroupRow } from '../api'
import { administratorsMessages } from '../messages'
import { inMenuOrder, permissionNames } from '../permissionMenus'
import { groupPath } from '../routes'

/** @param onDelete keep it stable */
export function useGroupColumns(onDelete: (group: GroupRow) => void): readonly ListColumn<GroupRow>[] {
  const texts = useTexts(administratorsMessages)
  const format = useFormat()
  const words = useGroupWords()
  const mayChange = useCovers('administrators:write')
  return useMemo(() => {
    return [
      {
        id: 'groupName',
        header: texts.groupName,
        text: (row) => row.groupName,
        width: 170,
        rowHeader: true,
        sortValue: (row) => row.groupName,
        cell: (row) =>
          mayChange ? (
            <Link asChild variant="quiet" className={table.target}>
              <FeatureLink to={groupPath(row.groupId)} data-opens-row>
                <TruncatedText focusable={false}>{row.groupName}</TruncatedText>
              </FeatureLink>
            </Link>
          ) : (
            <TruncatedText>{row.groupName}</TruncatedText>
          ),
      },
      {
        id: 'permissions',
        header: texts.permissions,
        text: words.permissions,
        width: 244,
        grows: true,
        cell: (row) => <TruncatedText lines={3}>{words.permissions(row)}</TruncatedText>,
      },
      {
        id: 'departments',
        narrow: 'hidden',
        header: texts.departmentScope,
        text: words.departments,
        width: 200,
        cell: (row) => <TruncatedText>{words.departments(row)}</TruncatedText>,
      },
      {
        id: 'members',
        narrow: 'end',
        header: texts.members,
        text: words.members,
        width: 130,
        sortValue: (row) => row.memberCount,
        cell: (row) => <TruncatedText>{words.members(row)}</TruncatedText>,
      },
      {
        id: 'createdAt',
        narrow: 'hidden',
        header: texts.createdAt,
        width: columnWidths.timestamp,
        sortValue: (row) => row.createdAt,
        cell: (row) => format.timestamp(row.createdAt),
      },
      ...(mayChange
        ? [
            quietActionsColumn<GroupRow>(texts.actions, 140, (row) => (
              <RowActions
                row={row.groupName}
                main={{
                  label: texts.edit,
                  name: texts.actionsFor(texts.edit, row.groupName),
                  icon: <Pencil />,
                  to: groupPath(row.groupId),
                }}
                more={[
                  { label: texts.delete, icon: <Trash2 />, tone: 'danger', onSelect: () => onDelete(row) },
                ]}
              />
            )),
          ]
        : []),
    ]
  }, [texts, format, words, mayChange, onDelete])
}

/** A group's menus, departments and members, as text. */
function useGroupWords() {
  const texts = useTexts(administratorsMessages)
  const { list, people, things } = useFormat()
  return useMemo(() => {
    return {
      permissions: ({ permissions }: GroupRow) =>
        list(inMenuOrder(permissions).map((held) => texts[permissionNames[held]])),
      departments: ({ departmentNames, departmentCount }: GroupRow) =>
        departmentCount === 0 ? texts.noDepartmentsLeft : things(departmentNames, departmentCount),
      members: ({ memberNames, memberCount }: GroupRow) =>
        memberCount === 0 ? texts.noMembersYet : people(memberNames, memberCount),
    }
  }, [texts, list, people, things])
}
