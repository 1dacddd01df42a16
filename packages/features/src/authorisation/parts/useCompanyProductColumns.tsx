import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { columnWidths } from '../../shared/list/columnWidths'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './CompanyProductTable.module.css'
import { useProductFacts } from './useProductFacts'

export function useCompanyProductColumns(): readonly ListColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const facts = useProductFacts()
  return useMemo((): readonly ListColumn<Product>[] => {
    const daysLeft = ({ licensingType, remainingDays }: Product, say: (days: number) => string) =>
      licensingType === 'permanent' ? texts.permanentDays : say(Math.max(0, remainingDays))
    return [
      {
        id: 'productName',
        header: texts.productName,
        // On the screen each kind has a table of its own.
        text: [
          {
            header: texts.kind,
            cell: (row) => texts[row.productType],
          },
          { header: texts.productName, cell: (row) => row.productName },
        ],
        cell: (row) => (
          <DrawerLink kind="product" id={row.productId}>
            <TruncatedText focusable={false}>{row.productName}</TruncatedText>
          </DrawerLink>
        ),
        width: 210,
        grows: true,
        rowHeader: true,
      },
      { ...facts.validity, narrow: 'hidden' },
      {
        id: 'endTime',
        narrow: 'hidden',
        header: texts.endsAt,
        cell: (row) => (row.licensingType === 'permanent' ? texts.noEnd : format.timestamp(row.endTime)),
        width: columnWidths.timestamp,
      },
      {
        id: 'remainingDays',
        narrow: 'end',
        header: texts.remainingDays,
        text: (row) => daysLeft(row, String),
        cell: (row) => (
          <span className={styles.daysLeft} data-term={termOf(row)}>
            {daysLeft(row, texts.days)}
          </span>
        ),
        sortValue: (row) => row.remainingDays,
        width: 164,
        align: 'end',
      },
      { ...facts.seats, width: 198 },
      { ...facts.status, width: 112, narrow: 'end' },
    ]
  }, [texts, format, facts])
}

/** A month is what a renewal takes. */
const termOf = ({ licensingType, remainingDays }: Product) =>
  licensingType === 'permanent' ? 'permanent' : remainingDays <= 30 ? 'ending' : 'running'
