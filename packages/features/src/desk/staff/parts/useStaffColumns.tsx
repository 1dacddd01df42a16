import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo, useRef } from 'react'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../../shared/list/cells/columns'
import { PersonCell } from '../../../shared/list/cells/PersonCell'
import { RowActions } from '../../../shared/list/cells/RowActions'
import type { ListColumn } from '../../../shared/list/ListColumn'
import { useFormat } from '../../../shared/texts/useFormat'
import type { StaffMember, StaffRole } from '../api'
import { staffMessages } from '../messages'
import styles from './Roles.module.css'

interface StaffColumns {
  /** Nobody changes their own roles. */
  readonly selfId: string | undefined
  /** Undefined: the person may not change roles. */
  readonly onRemove?: (member: StaffMember, role: StaffRole) => void
}

/** As wide as the longest words of a language. */
const widths = { 'zh-CN': { step: 176, actions: 64 }, en: { step: 152, actions: 80 } } as const

export function useStaffColumns({ selfId, onRemove }: StaffColumns): readonly ListColumn<StaffMember>[] {
  const texts = useTexts(staffMessages)
  const { timestamp } = useFormat()
  const width = widths[useHost().locale]
  const latest = useRef(onRemove)
  latest.current = onRemove
  const mayChange = onRemove !== undefined
  return useMemo(() => {
    const seenAt = ({ lastSeenAt }: StaffMember) => (lastSeenAt ? timestamp(lastSeenAt) : texts.never)
    const rolesOf = ({ roles }: StaffMember) => roles.map(({ role }) => texts.roleName(role)).join(', ')
    const stepOf = ({ hasSecondStep }: StaffMember) =>
      hasSecondStep ? texts.secondStepOn : texts.secondStepOff
    return [
      {
        id: 'person',
        header: texts.person,
        text: ({ name }) => name,
        rowHeader: true,
        width: 232,
        cell: ({ userId, name, account, lockedAt }) => (
          <PersonCell name={name} phone={account}>
            {name}
            {userId === selfId && <span className={styles.mark}>{texts.you}</span>}
            {lockedAt && (
              <span className={styles.mark}>
                <StatusBadge tone="danger">{texts.locked}</StatusBadge>
              </span>
            )}
          </PersonCell>
        ),
      },
      {
        id: 'roles',
        header: texts.roles,
        text: rolesOf,
        width: 280,
        grows: true,
        narrow: 'second',
        cell: ({ roles }) => (
          <ul className={styles.roles}>
            {roles.map(({ role, grantedAt, grantedBy }) => (
              <li key={role} title={texts.grantedBy(texts.roleAbout(role), grantedBy, timestamp(grantedAt))}>
                <StatusBadge tone="accent">{texts.roleName(role)}</StatusBadge>
              </li>
            ))}
          </ul>
        ),
      },
      {
        id: 'secondStep',
        header: texts.secondStep,
        text: stepOf,
        width: width.step,
        narrow: 'hidden',
        cell: (row) => (
          <StatusBadge tone={row.hasSecondStep ? 'success' : 'warning'}>{stepOf(row)}</StatusBadge>
        ),
      },
      {
        id: 'lastSeen',
        header: texts.lastSeen,
        width: columnWidths.timestamp,
        narrow: 'hidden',
        cell: seenAt,
      },
      ...(mayChange
        ? [
            actionsColumn<StaffMember>(texts.actions, width.actions, (member) =>
              member.userId === selfId ? null : (
                <RowActions
                  row={member.name}
                  moreShows
                  more={member.roles.map(({ role }) => ({
                    label: texts.removeRole(texts.roleName(role)),
                    tone: 'danger',
                    onSelect: () => latest.current?.(member, role),
                  }))}
                />
              ),
            ),
          ]
        : []),
    ]
  }, [texts, timestamp, width, selfId, mayChange])
}
