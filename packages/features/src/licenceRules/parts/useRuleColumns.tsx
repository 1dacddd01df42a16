import { Link } from '@atrium/ui/link'
import { StatusBadge } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { quietActionsColumn } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import table from '../../shared/list/TableCard.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { RuleRow } from '../api'
import { licenceRulesMessages } from '../messages'
import { ruleFormPath, rulePath } from '../routes'
import { problemsOf, useRuleWords } from './useRuleWords'

interface RuleTasks {
  readonly onToggle: (rule: RuleRow) => void
  readonly onDelete: (rule: RuleRow) => void
}

const widths = {
  'zh-CN': { reach: 176, products: 196, count: 80, state: 104 },
  en: { reach: 160, products: 160, count: 92, state: 112 },
} as const

export function useRuleColumns(tasks: RuleTasks): readonly ListColumn<RuleRow>[] {
  const texts = useTexts(licenceRulesMessages)
  const words = useRuleWords()
  const { count } = useFormat()
  const width = widths[useHost().locale]
  const mayChange = useCovers('licenceRules:write')
  const latest = useRef(tasks)
  latest.current = tasks
  return useMemo(() => {
    const countColumn = (id: string, header: string, of: (row: RuleRow) => number): ListColumn<RuleRow> => ({
      id,
      header,
      text: (row) => String(of(row)),
      cell: (row) => count(of(row)),
      width: width.count,
      align: 'end',
      narrow: 'hidden',
    })
    return [
      {
        id: 'name',
        header: texts.rule,
        text: (row) => row.name,
        width: 176,
        rowHeader: true,
        cell: (row) => (
          <Link asChild variant="quiet" className={table.target}>
            <FeatureLink to={rulePath(row.ruleId)} data-opens-row>
              <TruncatedText lines={2} focusable={false}>
                {row.name}
              </TruncatedText>
            </FeatureLink>
          </Link>
        ),
      },
      {
        id: 'reach',
        header: texts.reach,
        text: words.reach,
        width: width.reach,
        grows: true,
        narrow: 'second',
        narrowCell: (row) => {
          const problems = problemsOf(row)
          return [
            problems > 0 && texts.problemCount(problems),
            row.counts.waiting > 0 && texts.waitingOf(row.counts.waiting),
            words.reach(row),
            texts.productCount(row.products.length),
          ]
            .filter(Boolean)
            .join(' · ')
        },
        cell: (row) => <TruncatedText lines={2}>{words.reach(row)}</TruncatedText>,
      },
      {
        id: 'products',
        header: texts.products,
        text: words.products,
        width: width.products,
        narrow: 'hidden',
        cell: (row) => <TruncatedText lines={2}>{words.products(row)}</TruncatedText>,
      },
      {
        id: 'pool',
        header: texts.pool,
        text: words.pool,
        width: 128,
        narrow: 'hidden',
        cell: (row) => <TruncatedText lines={2}>{words.pool(row)}</TruncatedText>,
      },
      countColumn('held', texts.held, (row) => row.counts.held),
      countColumn('waiting', texts.waiting, (row) => row.counts.waiting),
      {
        id: 'problems',
        header: texts.problems,
        text: (row) => String(problemsOf(row)),
        width: width.count,
        align: 'end',
        narrow: 'hidden',
        cell: (row) => {
          const problems = problemsOf(row)
          return problems > 0 ? <StatusBadge tone="warning">{count(problems)}</StatusBadge> : 0
        },
      },
      {
        id: 'state',
        header: texts.status,
        text: (row) => words.state(row).words,
        width: width.state,
        narrow: 'end',
        cell: (row) => {
          const { words: name, ...look } = words.state(row)
          return <StatusBadge {...look}>{name}</StatusBadge>
        },
      },
      ...(mayChange
        ? [
            quietActionsColumn<RuleRow>(texts.actions, 56, (row) => {
              const disabledReason = row.canEdit ? undefined : texts.readOnly
              const isActive = row.state === 'active'
              return (
                <RowActions
                  row={row.name}
                  more={[
                    { label: texts.edit, icon: <Pencil />, disabledReason, to: ruleFormPath(row.ruleId) },
                    {
                      label: isActive ? texts.pause : texts.resume,
                      icon: isActive ? <Pause /> : <Play />,
                      disabledReason,
                      onSelect: () => latest.current.onToggle(row),
                    },
                    {
                      label: texts.remove,
                      icon: <Trash2 />,
                      tone: 'danger',
                      disabledReason,
                      onSelect: () => latest.current.onDelete(row),
                    },
                  ]}
                />
              )
            }),
          ]
        : []),
    ]
  }, [texts, words, count, width, mayChange])
}
