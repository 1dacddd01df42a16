import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { useHost } from '../../shared/host/useHost'
import { endingDays } from '../../shared/licence/contract'
import { LicenceState } from '../../shared/licence/LicenceState'
import { columnWidths } from '../../shared/list/columnWidths'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { productStanding } from '../standingOf'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './CompanyProductTable.module.css'
import { useProductFacts } from './useProductFacts'

/** As wide as the longest words of a language; the product's name takes what is left. */
const widths = {
  'zh-CN': { productName: 210, remainingDays: 164, status: 118 },
  en: { productName: 206, remainingDays: 164, status: 122 },
} as const

export function useCompanyProductColumns(): readonly ListColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const facts = useProductFacts()
  const width = widths[useHost().locale]
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
            <TruncatedText lines={3} focusable={false}>
              {row.productName}
            </TruncatedText>
          </DrawerLink>
        ),
        width: width.productName,
        grows: true,
        rowHeader: true,
      },
      { ...facts.validity, narrow: 'hidden' },
      {
        id: 'endTime',
        narrow: 'hidden',
        header: texts.endsAt,
        text: (row) => (row.licensingType === 'permanent' ? texts.noEnd : format.serviceTime(row.endTime)),
        cell: (row) => (row.licensingType === 'permanent' ? nothing : format.serviceTime(row.endTime)),
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
        width: width.remainingDays,
        align: 'end',
      },
      { ...facts.seats, width: 192 },
      {
        ...facts.status,
        width: width.status,
        narrow: 'end',
        // The days left stand in a column of their own.
        cell: (row) => <LicenceState {...productStanding(row)} daysLeft={undefined} />,
      },
    ]
  }, [texts, format, facts, width])
}

const termOf = ({ licensingType, remainingDays }: Product) =>
  licensingType === 'permanent' ? 'permanent' : remainingDays <= endingDays ? 'ending' : 'running'
