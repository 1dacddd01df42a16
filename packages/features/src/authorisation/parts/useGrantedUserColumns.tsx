import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { PowerOff } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { RowActions } from '../../shared/list/RowActions'
import styles from '../../shared/list/TableCard.module.css'
import type { GrantedUser } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface GrantedUserActions {
  readonly onShowDevices: (user: GrantedUser) => void
  readonly onForceOffline: (user: GrantedUser) => void
}

export function useGrantedUserColumns(actions: GrantedUserActions): readonly ListColumn<GrantedUser>[] {
  const texts = useAuthorisationTexts()
  const latest = useRef(actions)
  latest.current = actions
  return useMemo(
    () => [
      {
        id: 'phone',
        header: texts.phone,
        cell: (row) => row.phone,
        width: columnWidths.phone,
      },
      {
        id: 'realName',
        header: texts.name,
        cell: (row) => row.realName,
        width: 120,
        rowHeader: true,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        cell: (row) => <DepartmentCell path={row.department} way="whole" />,
        width: 280,
      },
      {
        id: 'isOnLine',
        header: texts.onlineState,
        text: (row) => (row.isOnline ? texts.online : texts.offline),
        cell: (row) => (
          <StatusBadge tone={row.isOnline ? 'success' : 'neutral'}>
            {row.isOnline ? texts.online : texts.offline}
          </StatusBadge>
        ),
        width: 100,
      },
      {
        id: 'deviceCount',
        header: texts.devices,
        text: (row) => String(row.deviceCount),
        cell: (row) =>
          row.deviceCount === 0 ? (
            texts.deviceCount(0)
          ) : (
            <Button
              className={styles.inline}
              variant="ghost"
              size="small"
              aria-label={`${texts.deviceCount(row.deviceCount)} ${row.realName}`}
              onClick={() => latest.current.onShowDevices(row)}
            >
              {texts.deviceCount(row.deviceCount)}
            </Button>
          ),
        width: 100,
      },
      actionsColumn(texts.actions, 72, (row) => (
        <RowActions
          row={row.realName}
          more={[
            {
              label: texts.forceOffline,
              icon: <PowerOff />,
              tone: 'danger',
              disabledReason: row.isOnline ? undefined : texts.notOnline,
              onSelect: () => latest.current.onForceOffline(row),
            },
          ]}
        />
      )),
    ],
    [texts],
  )
}
