import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { KeyRound, MonitorSmartphone, PowerOff } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { licenceMessages } from '../../shared/licence/messages'
import { SourceCell } from '../../shared/licence/SourceCell'
import { useBorrowedWords } from '../../shared/licence/useBorrowedWords'
import { useSourceName } from '../../shared/licence/useSourceName'
import { quietActionsColumn } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell, personLine } from '../../shared/list/cells/PersonCell'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import styles from '../../shared/list/TableCard.module.css'
import { nothing } from '../../shared/texts/format'
import { LastUse } from '../../shared/use/LastUse'
import { lastUseMessages } from '../../shared/use/messages'
import { wordsOfUse } from '../../shared/use/wordsOfUse'
import type { GrantedUser } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface GrantedUserActions {
  readonly onShowDevices: (user: GrantedUser) => void
  /** Undefined: nobody can be forced offline. */
  readonly onForceOffline: ((user: GrantedUser) => void) | undefined
  /** Whether any use of the product was ever reported. */
  readonly isReported: boolean
  /** Undefined while no licence can be cancelled. */
  readonly onCancel: ((user: GrantedUser) => void) | undefined
}

export function useGrantedUserColumns(actions: GrantedUserActions): readonly ListColumn<GrantedUser>[] {
  const texts = useAuthorisationTexts()
  const use = useTexts(lastUseMessages)
  const licences = useTexts(licenceMessages)
  const sourceOf = useSourceName()
  const borrowedOf = useBorrowedWords()
  const latest = useRef(actions)
  latest.current = actions
  const { isReported } = actions
  const mayCancel = actions.onCancel !== undefined
  const mayForce = actions.onForceOffline !== undefined
  return useMemo(() => {
    const onlineState = ({ isOnline }: GrantedUser) => (
      <StatusBadge tone={isOnline ? 'success' : 'idle'}>
        {isOnline ? texts.online : texts.offline}
      </StatusBadge>
    )
    return [
      {
        id: 'realName',
        header: texts.member,
        text: [
          { header: texts.phone, cell: (row) => row.phone },
          { header: texts.name, cell: (row) => row.realName },
        ],
        cell: (row) => <PersonCell name={row.realName} picture={row.picture} phone={row.phone} />,
        width: 184,
        rowHeader: true,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        cell: (row) => <DepartmentCell path={row.department} />,
        width: 268,
        grows: true,
        narrow: 'second',
        // On a phone, only what isn't done by hand is worth the room.
        narrowCell: (row) =>
          [personLine(row), row.source === 'rule' && sourceOf(row), borrowedOf(row)]
            .filter(Boolean)
            .join(' · '),
      },
      {
        id: 'source',
        header: licences.source,
        text: [
          { header: licences.source, cell: sourceOf },
          { header: licences.borrowed, cell: (row) => borrowedOf(row) ?? '' },
        ],
        width: 148,
        narrow: 'hidden',
        cell: (row) => <SourceCell {...row} />,
      },
      {
        id: 'isOnLine',
        header: texts.onlineState,
        text: (row) => (row.isOnline ? texts.online : texts.offline),
        cell: onlineState,
        width: 100,
        narrow: 'end',
        // When they are offline, the last use says more.
        narrowCell: (row) =>
          row.isOnline || !isReported ? (
            onlineState(row)
          ) : (
            <span>{row.isExempt ? texts.isExempt : wordsOfUse(row, use)}</span>
          ),
      },
      {
        id: 'lastUsedOn',
        header: use.lastUsed,
        text: [
          { header: use.lastUsed, cell: (row) => row.lastUsedOn ?? use.never },
          { header: use.idleDays, cell: (row) => String(row.idleDays) },
          { header: texts.isExempt, cell: (row) => (row.isExempt ? texts.isExempt : '') },
        ],
        sortable: true,
        cell: (row) => (isReported ? <LastUse {...row}>{row.isExempt && texts.isExempt}</LastUse> : nothing),
        width: 136,
        narrow: 'hidden',
      },
      {
        id: 'deviceCount',
        narrow: 'hidden',
        header: texts.devices,
        text: (row) => String(row.deviceCount),
        cell: (row) =>
          row.deviceCount === 0 ? (
            <span className={styles.figure} data-zero>
              {texts.deviceCount(0)}
            </span>
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
        width: 112,
      },
      quietActionsColumn(texts.actions, 56, (row) => (
        <RowActions
          row={row.realName}
          more={[
            row.deviceCount > 0 && {
              label: texts.devices,
              icon: <MonitorSmartphone />,
              onSelect: () => latest.current.onShowDevices(row),
            },
            mayForce && {
              label: texts.forceOffline,
              icon: <PowerOff />,
              tone: 'danger',
              disabledReason: row.isOnline ? undefined : texts.notOnline,
              onSelect: () => latest.current.onForceOffline?.(row),
            },
            mayCancel && {
              label: texts.cancelAssigned,
              icon: <KeyRound />,
              tone: 'danger',
              onSelect: () => latest.current.onCancel?.(row),
            },
          ]}
        />
      )),
    ]
  }, [texts, use, licences, sourceOf, borrowedOf, mayCancel, mayForce, isReported])
}
