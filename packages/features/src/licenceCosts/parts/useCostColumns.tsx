import { TruncatedText } from '@atrium/ui/tooltip'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import type { ListColumn } from '../../shared/list/ListColumn'
import { formatYuan } from '../../shared/texts/formatYuan'
import type { CostRow, Costs } from '../api'
import { costList } from '../atoms'
import { licenceCostsMessages } from '../messages'
import styles from './Costs.module.css'
import { useCostPath } from './useCostPath'

/** As many months as fit beside the sums. More are in the export. */
const mostShown = 6

const noMonths: Costs['months'] = []

/** @param costs whose months are columns; undefined: not known yet */
export function useCostColumns(costs: Costs | undefined): readonly ListColumn<CostRow>[] {
  const texts = useTexts(licenceCostsMessages)
  const { locale } = useHost()
  const { rowsBy } = useAtomValue(costList.viewAtom)
  const pathTo = useCostPath()
  const months = costs?.months ?? noMonths
  const total = costs?.amount ?? 0
  const unused = costs?.unusedAmount ?? 0
  return useMemo(() => {
    const yuan = formatYuan(locale)
    // No row has more than all together, so no amount is ever cut.
    const widthOf = (most: number) => Math.max(100, Math.ceil(26 + 8.2 * yuan(most).length))
    const monthWidth = widthOf(Math.max(0, ...months.map(({ amount }) => amount)))
    const nameOf = ({ kind, name }: CostRow) => (kind === 'removed' ? texts.removed : name)
    const pathOf = ({ kind, id }: CostRow) => {
      if (id === null) return undefined
      if (kind === 'product') return pathTo({ rowsBy: 'department', productId: id })
      // Departments with none below are opened for their months, for which a phone has no columns.
      return kind === 'department' ? pathTo({ departmentId: id }) : undefined
    }
    const heading = (month: string) => `${month.slice(0, 4)}-${month.slice(5)}`
    return [
      {
        id: 'name',
        header: rowsBy === 'product' ? texts.product : texts.department,
        text: nameOf,
        rowHeader: true,
        width: 140,
        grows: true,
        cell: (row) => (
          <NameCell name={nameOf(row)} to={pathOf(row)} hint={row.kind === 'own' ? texts.own : undefined} />
        ),
      },
      ...months.slice(0, months.length > mostShown ? 0 : undefined).map(
        ({ month }, n): ListColumn<CostRow> => ({
          id: month,
          header: heading(month),
          text: 'none',
          width: monthWidth,
          align: 'end',
          narrow: 'hidden',
          cell: (row) => <span className={styles.amount}>{row.amounts[n] ? yuan(row.amounts[n]) : 0}</span>,
        }),
      ),
      {
        id: 'unused',
        header: texts.unusedHead,
        text: ({ unusedAmount }) => unusedAmount.toFixed(2),
        width: Math.max(108, widthOf(unused)),
        align: 'end',
        narrow: 'second',
        narrowCell: ({ unusedAmount }) => (unusedAmount ? `${texts.unused} ${yuan(unusedAmount)}` : ''),
        cell: ({ unusedAmount }) => (
          <span className={styles.amount}>{unusedAmount ? yuan(unusedAmount) : 0}</span>
        ),
      },
      {
        id: 'sum',
        header: texts.sum,
        text: [
          ...months.map(({ month }, n) => ({
            header: heading(month),
            cell: ({ amounts }: CostRow) => (amounts[n] ?? 0).toFixed(2),
          })),
          { header: texts.sum, cell: ({ amount }: CostRow) => amount.toFixed(2) },
        ],
        width: widthOf(total),
        align: 'end',
        narrow: 'end',
        stays: true,
        cell: ({ amount }) => <span className={styles.amount}>{yuan(amount)}</span>,
      },
    ]
  }, [texts, locale, months, total, unused, rowsBy, pathTo])
}

interface NameCellProps {
  readonly name: string
  /** Undefined: nothing below it. */
  readonly to: string | undefined
  readonly hint: string | undefined
}

const NameCell = ({ name, to, hint }: NameCellProps) => (
  <span className={styles.name}>
    {to === undefined ? (
      <TruncatedText lines={2}>{name}</TruncatedText>
    ) : (
      <FeatureLink className={styles.link} to={to}>
        <TruncatedText lines={2}>{name}</TruncatedText>
      </FeatureLink>
    )}
    {hint && <span className={styles.hint}>{hint}</span>}
  </span>
)
