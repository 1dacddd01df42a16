import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { CalendarPlus, Download, ExternalLink, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { launchPath } from '../../shared/host/launchPath'
import { useHost } from '../../shared/host/useKept'
import { actionsColumn } from '../../shared/list/cells/columns'
import { NotedHeader } from '../../shared/list/cells/NotedHeader'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { formatClock } from '../../shared/texts/format'
import { serviceTimeZone } from '../../shared/texts/serviceTimeZone'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { installPath } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer, useBuying } from '../useBuying'
import styles from './CompanyProductTable.module.css'
import { ProductNameCell } from './ProductNameCell'
import { useProductFacts } from './useProductFacts'

/** As wide as the longest words of a language; the product's name takes the rest. */
const widths = {
  'zh-CN': { productName: 280, validity: 226, remainingDays: 128, status: 124, actions: 96 },
  en: { productName: 280, validity: 244, remainingDays: 120, status: 124, actions: 120 },
} as const

/** A cloud app with concurrent seats that the reader may use. */
export const isLaunchable = ({ isConcurrent, productType, status, totalCount }: Product): boolean =>
  isConcurrent && productType === 'subscription' && status === 'normal' && totalCount > 0

/** @param canOpen the reader can install or open some product */
export function useCompanyProductColumns(canOpen: boolean): readonly ListColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const facts = useProductFacts()
  const width = widths[useHost().locale]
  const isNarrow = useNarrowWindow()
  const canBuy = useBuyer() !== undefined
  return useMemo((): readonly ListColumn<Product>[] => {
    const isPermanent = ({ licensingType }: Product) => licensingType === 'permanent'
    const daysLeft = ({ remainingDays }: Product) => Math.max(0, remainingDays)
    const endOf = (row: Product) => (isPermanent(row) ? texts.noEnd : format.serviceTime(row.endTime))
    const status = { ...facts.status, width: width.status, narrow: 'end' as const }
    return [
      {
        id: 'productName',
        header: texts.productName,
        text: (row) => row.productName,
        cell: (row) => <ProductNameCell product={row} />,
        width: width.productName,
        grows: true,
        rowHeader: true,
      },
      {
        ...facts.validity,
        header: <NotedHeader title={texts.validity} note={texts.validityNote} />,
        label: texts.validity,
        narrow: 'hidden',
        text: [
          { header: texts.validity, cell: facts.validity.text },
          { header: texts.endsAt, cell: endOf },
        ],
        cell: (row) => (
          <span
            title={isPermanent(row) ? undefined : texts.endsThen(formatClock(row.endTime, serviceTimeZone))}
          >
            {facts.validity.cell(row)}
            {row.isTrial && <span className={styles.trial}>{texts.trial}</span>}
          </span>
        ),
        width: width.validity,
      },
      // There it is next to the name, where longer text would leave too little space.
      ...(isNarrow ? [status] : []),
      {
        id: 'remainingDays',
        narrow: 'end',
        header: texts.remainingDays,
        text: (row) => (isPermanent(row) ? texts.permanentDays : String(daysLeft(row))),
        cell: (row) => (
          <span className={isPermanent(row) ? styles.uncounted : undefined}>{texts.days(daysLeft(row))}</span>
        ),
        narrowCell: (row) =>
          row.isTrial ? texts.trialUntil(format.serviceDay(row.endTime)) : facts.validity.narrowCell(row),
        sortValue: (row) => row.remainingDays,
        width: width.remainingDays,
        align: 'end',
      },
      { ...facts.seats, width: 192 },
      ...(isNarrow ? [] : [status]),
      ...(canBuy || canOpen
        ? [actionsColumn<Product>(texts.actions, width.actions, (row) => <BuyActions product={row} />)]
        : []),
    ]
  }, [texts, format, facts, width, isNarrow, canBuy, canOpen])
}

/**
 * Renews or extends a row of the company's products; ended ones are renewed first. Holders of a licence can
 * install it.
 */
function BuyActions({ product }: { readonly product: Product }) {
  const texts = useAuthorisationTexts()
  const { renew, add } = useBuying()(product)
  const { productName: row, status } = product
  const renewing = renew && { ...renew, icon: <CalendarPlus />, name: texts.renewOf(row) }
  const adding = add && {
    ...add,
    icon: <Plus />,
    name: (product.isTrial ? texts.buySeatsOf : texts.addSeatsOf)(row),
  }
  const { installedBy } = product
  const installing = installedBy !== null && {
    label: texts.install,
    name: texts.installOf(row),
    icon: <Download />,
    to: installPath(installedBy),
  }
  const { companyId } = useHost()
  const launching = companyId !== undefined &&
    isLaunchable(product) && {
      label: texts.launch,
      name: texts.launchOf(row),
      icon: <ExternalLink />,
      opensTab: true,
      to: launchPath({ source: 'company', id: product.batch?.productId ?? product.productId, companyId }),
    }
  const main = renewing ?? adding ?? (installing || launching)
  return (
    <RowActions
      row={row}
      main={main}
      urgent={(status === 'expired' && renewing !== undefined) || main === launching}
      more={[main !== adding && adding, main !== installing && installing, main !== launching && launching]}
    />
  )
}
