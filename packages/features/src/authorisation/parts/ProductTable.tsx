import { productFilter } from '@atrium/contracts/authorisation/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { licenceMessages } from '../../shared/licence/messages'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import { SeatNote } from '../../shared/seats/SeatNote'
import { useSeatScope } from '../../shared/seats/useSeatScope'
import { productList } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer } from '../useBuyer'
import { ShopLink } from './ShopLink'
import { useProductColumns } from './useProductColumns'
import { useProductGroups } from './useProductGroups'

interface ProductTableProps {
  /** What else there is to do. Default: nothing. */
  readonly actions?: ReactNode
}

/** The company's products, by the page. */
export function ProductTable({ actions }: ProductTableProps) {
  const texts = useAuthorisationTexts()
  const canBuy = useBuyer() !== undefined
  const states = useTexts(licenceMessages)
  const [view, show] = useAtom(productList.viewAtom)
  const products = useAtomValue(productList.pageAtom)
  const page = products.state === 'ready' ? products.value : undefined
  const scope = useSeatScope().sentence
  return (
    <ListCard
      list={productList}
      columns={useProductColumns(view, page)}
      getRowId={(row) => row.productId}
      getRowLabel={(row) => row.productName}
      groups={useProductGroups()}
      caption={texts.products}
      density="tall"
      footer={page?.totalItems !== 0 && <SeatNote>{scope}</SeatNote>}
      failedTitle={texts.productsFailed}
      search={{ label: texts.searchProducts, placeholder: texts.productSearch }}
      chips={
        <ListChips
          label={texts.statusFilter}
          options={productFilter.options.map((value) => ({
            value,
            label: states[value],
            covers: value === 'full' || value === 'ending' ? ['fullAndEnding'] : [],
          }))}
          value={view.status}
          onChange={(status) => show({ status })}
          page={products}
        />
      }
      actions={
        <>
          {actions}
          <ShopLink />
        </>
      }
      empty={
        <EmptyState
          drawing="products"
          title={texts.noProducts}
          description={texts.noProductsHint}
          action={canBuy && <ShopLink variant="primary" />}
        />
      }
    />
  )
}
