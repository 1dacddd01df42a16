import { StatusBadge } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { columnWidths } from '../../../shared/list/cells/columns'
import type { ListColumn } from '../../../shared/list/ListColumn'
import { useFormat } from '../../../shared/texts/useFormat'
import type { Difference } from '../../api'
import { useFailureWords } from '../../parts/useFailureWords'
import { differencePath } from '../../routes'
import { differencesMessages } from '../messages'
import { useDifferenceWords } from '../useDifferenceWords'
import styles from './RowCells.module.css'

const widths = { 'zh-CN': { state: 116 }, en: { state: 144 } } as const

export function useReadingColumns(): readonly ListColumn<Difference>[] {
  const texts = useTexts(differencesMessages)
  const words = useDifferenceWords()
  const failureOf = useFailureWords()
  const { timestamp } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(() => {
    const resultOf = (row: Difference) => {
      if (row.failure !== null) return failureOf(row.failure).title
      return row.state === 'reading'
        ? texts.readingText(row.peopleRead, row.departmentsRead)
        : words.totals(row)
    }
    const stateOf = (row: Difference) => words.look(row).words
    const byOf = (row: Difference) => row.appliedBy || (row.appliedAt === null ? '' : texts.byPolicy)
    return [
      {
        id: 'startedAt',
        header: texts.when,
        text: (row) => timestamp(row.startedAt),
        rowHeader: true,
        width: columnWidths.timestamp,
        cell: (row) => (
          <FeatureLink to={differencePath(row)} className={styles.name} data-opens-row>
            {timestamp(row.startedAt)}
          </FeatureLink>
        ),
      },
      {
        id: 'result',
        header: texts.result,
        text: resultOf,
        width: 300,
        grows: true,
        narrow: 'second',
        cell: (row) => <TruncatedText lines={2}>{resultOf(row)}</TruncatedText>,
      },
      {
        id: 'state',
        header: texts.status,
        text: stateOf,
        width: width.state,
        narrow: 'end',
        cell: (row) => {
          const { words: state, ...look } = words.look(row)
          return <StatusBadge {...look}>{state}</StatusBadge>
        },
      },
      {
        id: 'startedBy',
        header: texts.startedBy,
        text: words.startedBy,
        width: 140,
        narrow: 'hidden',
        cell: (row) => <TruncatedText>{words.startedBy(row)}</TruncatedText>,
      },
      {
        id: 'appliedBy',
        header: texts.appliedBy,
        text: byOf,
        width: 120,
        narrow: 'hidden',
        cell: (row) => <TruncatedText>{byOf(row)}</TruncatedText>,
      },
      {
        id: 'finishedAt',
        header: texts.finishedAt,
        text: (row) => timestamp(row.finishedAt),
        width: columnWidths.timestamp,
        narrow: 'hidden',
        cell: (row) => timestamp(row.finishedAt),
      },
    ]
  }, [texts, words, failureOf, timestamp, width])
}
