import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { UserCheck, UserX } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { quietActionsColumn } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { memberColumn } from '../../shared/list/cells/memberColumn'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { RuleMember, RuleMemberState } from '../api'
import { licenceRulesMessages } from '../messages'
import { useRuleWords } from './useRuleWords'

const looks: Readonly<Record<RuleMemberState, Pick<StatusBadgeProps, 'tone' | 'quiet'>>> = {
  held: { tone: 'success' },
  other: { tone: 'neutral' },
  waiting: { tone: 'warning' },
  ending: { tone: 'warning', quiet: true },
  excepted: { tone: 'idle' },
  failed: { tone: 'danger' },
}

/** The name of what a rule did for a member. */
export function useMemberStateNames(): Readonly<Record<RuleMemberState, string>> {
  const texts = useTexts(licenceRulesMessages)
  return useMemo(
    () => ({
      held: texts.stateHeld,
      other: texts.stateOther,
      waiting: texts.stateWaiting,
      ending: texts.stateEnding,
      excepted: texts.stateExcepted,
      failed: texts.stateFailed,
    }),
    [texts],
  )
}

interface MemberTasks {
  readonly canEdit: boolean
  readonly onAsk: (task: 'except' | 'include', members: readonly RuleMember[]) => void
}

export function useMemberColumns(tasks: MemberTasks): readonly ListColumn<RuleMember>[] {
  const texts = useTexts(licenceRulesMessages)
  const names = useMemberStateNames()
  const words = useRuleWords()
  const { shortTime } = useFormat()
  const { canEdit } = tasks
  const latest = useRef(tasks)
  latest.current = tasks
  return useMemo(() => {
    function detailsOf({ state, since, position, endsAt, problem }: RuleMember): string {
      if (problem) {
        const { name, help } = words.problem(problem)
        return texts.problemHelp(name, help)
      }
      if (state === 'ending' && endsAt) return texts.endsAt(shortTime(endsAt))
      if (since === null) return ''
      return position === null ? texts.since(shortTime(since)) : texts.waitsAt(position, shortTime(since))
    }
    const columns: ListColumn<RuleMember>[] = [
      memberColumn({ header: texts.member, phone: texts.phone, name: texts.memberName }, 176),
      {
        id: 'product',
        header: texts.product,
        text: (row) => row.productName,
        width: 208,
        narrow: 'second',
        // What calls for somebody comes first; the rest would be cut.
        narrowCell: (row) =>
          row.state === 'held' || row.state === 'other' || row.state === 'excepted'
            ? row.productName
            : [detailsOf(row), row.productName].filter(Boolean).join(' · '),
        cell: (row) => <TruncatedText lines={2}>{row.productName}</TruncatedText>,
      },
      {
        id: 'state',
        header: texts.result,
        text: (row) => names[row.state],
        width: 128,
        narrow: 'end',
        cell: (row) => <StatusBadge {...looks[row.state]}>{names[row.state]}</StatusBadge>,
      },
      {
        id: 'details',
        header: texts.details,
        text: detailsOf,
        width: 196,
        narrow: 'hidden',
        cell: (row) => <TruncatedText lines={2}>{detailsOf(row)}</TruncatedText>,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 196,
        grows: true,
        narrow: 'hidden',
        cell: (row) => <DepartmentCell path={row.department} />,
      },
    ]
    if (!canEdit) return columns
    return [
      ...columns,
      quietActionsColumn(texts.actions, 56, (row) => (
        <RowActions
          row={`${row.realName} ${row.productName}`}
          more={[
            row.state === 'excepted'
              ? {
                  label: texts.include,
                  icon: <UserCheck />,
                  onSelect: () => latest.current.onAsk('include', [row]),
                }
              : {
                  label: texts.except,
                  icon: <UserX />,
                  tone: 'danger',
                  onSelect: () => latest.current.onAsk('except', [row]),
                },
          ]}
        />
      )),
    ]
  }, [texts, names, words, shortTime, canEdit])
}
