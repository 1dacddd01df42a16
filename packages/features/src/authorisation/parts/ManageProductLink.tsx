import { CalendarPlus, KeyRound, Plus } from 'lucide-react'
import { useLicenceStatusName } from '../../shared/licence/useLicenceStatusName'
import { RowActions } from '../../shared/list/RowActions'
import type { Product } from '../api'
import { manageProductPath, type ProductView } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuying } from '../useBuying'

interface ManageProductLinkProps {
  readonly product: Product
  readonly view: ProductView
}

/** Leads to the product, where that can be managed, and to more time or seats; else the row's menu says why not. */
export function ManageProductLink({ product, view }: ManageProductLinkProps) {
  const texts = useAuthorisationTexts()
  const nameOf = useLicenceStatusName()
  const { renew, add } = useBuying()(product)
  const manage = { label: texts.manageLink, icon: <KeyRound /> }
  const renewing = renew && { ...renew, icon: <CalendarPlus />, name: texts.renewOf(product.productName) }
  const adding = add && { ...add, icon: <Plus />, name: texts.addSeatsOf(product.productName) }
  if (product.status !== 'normal') {
    const disabledReason = texts.manageUnavailable(nameOf(product.status))
    return (
      <RowActions
        row={product.productName}
        main={renewing}
        urgent
        more={[{ ...manage, disabledReason }, adding]}
      />
    )
  }
  return (
    <RowActions
      row={product.productName}
      main={{
        ...manage,
        name: texts.manageFor(product.productName),
        to: manageProductPath(product, view),
      }}
      more={[renewing, adding]}
    />
  )
}
