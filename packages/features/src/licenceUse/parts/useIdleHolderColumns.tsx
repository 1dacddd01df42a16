import type { DataTableColumn } from '@atrium/ui/data-table'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useCallback, useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useBorrowedWords } from '../../shared/licence/useBorrowedWords'
import { leafOf } from '../../shared/list/cells/departmentPath'
import { usePersonColumns } from '../../shared/people/usePersonColumns'
import { useFormat } from '../../shared/texts/useFormat'
import { lastUseMessages } from '../../shared/use/messages'
import { wordsOfUse } from '../../shared/use/wordsOfUse'
import type { IdleHolder } from '../api'
import { licenceUseMessages } from '../messages'
import styles from './Cells.module.css'

/** Idle members: who they are, since when they are idle, and why a licence can't be taken back. */
export function useIdleHolderColumns(): readonly DataTableColumn<IdleHolder>[] {
  const texts = useTexts(licenceUseMessages)
  const use = useTexts(lastUseMessages)
  const obstacleOf = useObstacleWords()
  const [person, department] = usePersonColumns<IdleHolder>({ width: 172, departmentWidth: 200 })
  return useMemo(() => {
    const usedOf = (row: IdleHolder) => (row.isOnline ? texts.inUse : wordsOfUse(row, use))
    return [
      person,
      { ...department, narrow: 'hidden' },
      {
        id: 'use',
        header: use.lastUsed,
        width: 240,
        narrow: 'second',
        narrowCell: (row) =>
          [leafOf(row.department), usedOf(row), obstacleOf(row)].filter(Boolean).join(' · '),
        cell: (row) => (
          <span className={styles.cell}>
            <TruncatedText>{usedOf(row)}</TruncatedText>
            <TruncatedText className={styles.line}>{obstacleOf(row)}</TruncatedText>
          </span>
        ),
      },
    ]
  }, [texts, use, person, department, obstacleOf])
}

/** Why a licence can't be taken back; empty: it can. */
export function useObstacleWords(): (holder: IdleHolder) => string {
  const texts = useTexts(licenceUseMessages)
  const borrowedOf = useBorrowedWords()
  const { serviceDay } = useFormat()
  return useCallback(
    (holder) => {
      const { exemption, borrowedUntil, dueAt } = holder
      const obstacle = exemption
        ? exemption.endsOn === null
          ? texts.exempt(exemption.reason)
          : texts.exemptUntil(exemption.reason, exemption.endsOn)
        : borrowedUntil !== null
          ? texts.borrowed
          : dueAt !== null && texts.planned(serviceDay(dueAt))
      return [borrowedOf(holder), obstacle].filter(Boolean).join(' · ')
    },
    [texts, borrowedOf, serviceDay],
  )
}
