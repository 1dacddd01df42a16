import { productSearchLength } from '@atrium/contracts/authorisation/contract'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useLicenceStatusName } from '../../shared/licence/LicenceState'
import { useSpeltProducts } from '../../shared/licence/useSpeltProducts'
import { ListSearch } from '../../shared/list/ListSearch'
import { NoMatches } from '../../shared/list/NoMatches'
import { RequestTable } from '../../shared/list/RequestTable'
import layout from '../../shared/screen/Layout.module.css'
import { Seats } from '../../shared/seats/Seats'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { companyProductsAtom, searchCompanyProductsAtom } from '../atoms'
import styles from '../parts/DialogList.module.css'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

export interface ProductsPickerProps {
  /** Ids of the chosen products. */
  readonly value: readonly string[]
  readonly onChange: (productIds: readonly string[]) => void
}

const none: readonly Product[] = []
const searching = { state: 'loading' } as const

/** Chooses products with their validity and free seats, for features without products of their own. */
export function ProductsPicker({ value, onChange }: ProductsPickerProps) {
  const texts = useAuthorisationTexts()
  const nameOf = useLicenceStatusName()
  const [products, refresh] = useAtom(companyProductsAtom)
  const [search, setSearch] = useState('')
  const selection = useMemo(() => new Set(value), [value])
  const all = products.state === 'ready' ? products.value : none
  // Products in hand are on top, and stay there.
  const [inHand] = useState(() => new Set(value))
  const spelt = useSpeltProducts(search, useAtomValue(searchCompanyProductsAtom))
  const rows = useMemo(() => {
    const term = search.trim().toLowerCase()
    return orderedForChoice(all, inHand).filter(
      ({ productId, productName, remarks }) =>
        `${productName} ${remarks}`.toLowerCase().includes(term) || spelt.ids.has(productId),
    )
  }, [all, inHand, search, spelt.ids])
  const isSearching = spelt.isSearching && rows.length === 0
  return (
    <div className={layout.closeStack}>
      <ListSearch
        label={texts.searchProducts}
        placeholder={texts.productSearch}
        maxLength={productSearchLength}
        searched={search}
        onSearch={setSearch}
        busy={(products.state === 'ready' && products.stale) || spelt.isSearching}
      />
      <RequestTable
        caption={texts.products}
        className={styles.list}
        columns={useColumns()}
        rows={rows}
        getRowId={(row) => row.productId}
        getRowLabel={(row) => row.productName}
        request={isSearching ? searching : products}
        failedTitle={texts.productsFailed}
        onRetry={refresh}
        density="tall"
        checkboxes="always"
        maxHeight="min(224px, 36dvh)"
        reservedRows={4}
        resizable={false}
        selection={selection}
        onSelectionChange={(ids) => onChange([...ids])}
        isRowSelectable={(row) =>
          row.isConcurrent
            ? texts.concurrentNotSelectable
            : row.status === 'normal' || texts.notSelectable(nameOf(row.status))
        }
        filtered={search !== ''}
        noMatches={<NoMatches onClear={() => setSearch('')} />}
        empty={<EmptyState drawing="products" title={texts.noProducts} description={texts.noProductsHint} />}
      />
      <p className={styles.note}>{texts.leftIsShared}</p>
    </div>
  )
}

/** Those in hand, then those with free seats, then full ones, then those that can't be used. */
function orderedForChoice(products: readonly Product[], inHand: ReadonlySet<string>): readonly Product[] {
  const rankOf = ({ productId, status, unusedCount, isConcurrent }: Product) =>
    inHand.has(productId) ? 0 : status !== 'normal' || isConcurrent ? 3 : unusedCount === 0 ? 2 : 1
  return products.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function useColumns(): readonly DataTableColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  return useMemo(() => {
    const endOf = ({ licensingType, startTime, endTime }: Product) =>
      licensingType === 'permanent'
        ? format.validity({ start: startTime, end: endTime, licensingType })
        : texts.until(format.serviceDay(endTime))
    const aboutOf = (row: Product) =>
      [row.batch && texts.batchNumber(row.batch.number), endOf(row), row.remarks].filter(Boolean).join(' · ')
    return [
      {
        id: 'productName',
        header: texts.productName,
        rowHeader: true,
        width: 300,
        grows: true,
        cell: (row) => (
          <span className={styles.named}>
            <TruncatedText>{row.productName}</TruncatedText>
            <TruncatedText className={styles.about}>{aboutOf(row)}</TruncatedText>
          </span>
        ),
      },
      {
        id: 'seats',
        header: texts.unusedOfTotal,
        width: 188,
        narrow: 'end',
        cell: (row) => (
          <Seats
            left={row.unusedCount}
            passedOn={row.passedOn}
            total={row.totalCount}
            isActive={row.isActive}
            isConcurrent={row.isConcurrent}
          />
        ),
      },
    ]
  }, [texts, format])
}
