import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo, useRef } from 'react'
import { columnWidths } from '../../shared/list/columnWidths'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import type { ListColumn } from '../../shared/list/ListColumn'
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
        text: (row) => row.phone,
        cell: (row) => row.phone,
        width: columnWidths.phone,
      },
      {
        id: 'realName',
        header: texts.name,
        text: (row) => row.realName,
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
      {
        id: 'actions',
        header: texts.actions,
        text: 'none',
        cell: (row) => (
          <Button
            className={styles.inline}
            variant="ghost"
            tone="danger"
            size="small"
            disabled={!row.isOnline}
            aria-label={texts.forceOfflineFor(row.realName)}
            onClick={() => latest.current.onForceOffline(row)}
          >
            {texts.forceOffline}
          </Button>
        ),
        width: 120,
        resizable: false,
        card: 'actions',
      },
    ],
    [texts],
  )
}
