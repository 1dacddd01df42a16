import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useCallback, useMemo } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import { columnWidths } from '../../shared/list/cells/columns'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { BulkChangeRow } from '../api'
import { bulkLicencesMessages } from '../messages'
import { bulkChangePath } from '../routes'
import { isMoving } from '../useLiveChange'
import styles from './ChangeList.module.css'

const mostProductsNamed = 2

/** What a change does, in a few words: "Assign A, B and 3 more". */
export function useChangeName() {
  const texts = useTexts(bulkLicencesMessages)
  const { things } = useFormat()
  return useCallback(
    ({ kind, productNames }: Pick<BulkChangeRow, 'kind' | 'productNames'>) => {
      const names = things(productNames.slice(0, mostProductsNamed), productNames.length)
      return kind === 'grant' ? texts.grantOf(names) : texts.cancelOf(names)
    },
    [texts, things],
  )
}

const widths = { 'zh-CN': { state: 104 }, en: { state: 120 } } as const

export function useChangeColumns(): readonly ListColumn<BulkChangeRow>[] {
  const texts = useTexts(bulkLicencesMessages)
  const { timestamp, shortTime } = useFormat()
  const nameOf = useChangeName()
  const stateOf = useStateLook()
  const width = widths[useHost().locale]
  return useMemo(() => {
    const resultOf = ({ state, done, undone, total, skipped }: BulkChangeRow) =>
      texts.doneOf(state === 'undone' ? undone : done, total - skipped, skipped)
    return [
      {
        id: 'change',
        header: texts.change,
        text: nameOf,
        rowHeader: true,
        width: 320,
        grows: true,
        cell: (row) => (
          <FeatureLink to={bulkChangePath(row.changeId)} className={styles.name} data-opens-row>
            <TruncatedText lines={2} focusable={false}>
              {nameOf(row)}
            </TruncatedText>
          </FeatureLink>
        ),
      },
      {
        id: 'result',
        header: texts.result,
        text: (row) => resultOf(row),
        width: 196,
        narrow: 'second',
        narrowCell: (row) => `${shortTime(row.startedAt)} · ${resultOf(row)}`,
        cell: (row) => <Result row={row} words={resultOf(row)} />,
      },
      {
        id: 'state',
        header: texts.status,
        text: (row) => stateOf(row).words,
        width: width.state,
        narrow: 'end',
        cell: (row) => {
          const { words, ...look } = stateOf(row)
          return <StatusBadge {...look}>{words}</StatusBadge>
        },
      },
      {
        id: 'startedBy',
        header: texts.startedBy,
        text: (row) => row.startedBy || texts.byPolicy,
        width: 132,
        narrow: 'hidden',
        cell: (row) => <TruncatedText>{row.startedBy || texts.byPolicy}</TruncatedText>,
      },
      {
        id: 'startedAt',
        header: texts.startedAt,
        width: columnWidths.timestamp,
        narrow: 'hidden',
        cell: (row) => timestamp(row.startedAt),
      },
    ]
  }, [texts, timestamp, shortTime, nameOf, stateOf, width])
}

/** Done, failed and waiting lines to scale. */
function Result({ row, words }: { readonly row: BulkChangeRow; readonly words: string }) {
  const parts = { done: row.done, failed: row.failed, waiting: row.waiting + row.skipped + row.undone }
  return (
    <span className={styles.result}>
      <span className={styles.bar} aria-hidden>
        {Object.entries(parts).map(
          ([part, size]) => size > 0 && <span key={part} data-part={part} style={{ flexGrow: size }} />,
        )}
      </span>
      <span className={styles.figures}>{words}</span>
    </span>
  )
}

type Look = Pick<StatusBadgeProps, 'tone' | 'quiet'> & { readonly words: string }

/** The state of a change, in words and colour. */
export function useStateLook() {
  const texts = useTexts(bulkLicencesMessages)
  return useMemo(
    () =>
      (row: Pick<BulkChangeRow, 'state' | 'failed'>): Look => {
        if (isMoving(row))
          return {
            tone: 'accent',
            quiet: true,
            words: row.state === 'running' ? texts.running : texts.stateUndoing,
          }
        if (row.state === 'undone') return { tone: 'idle', words: texts.stateUndone }
        return row.failed > 0
          ? { tone: 'warning', words: texts.statePartly }
          : { tone: 'success', words: texts.stateDone }
      },
    [texts],
  )
}
