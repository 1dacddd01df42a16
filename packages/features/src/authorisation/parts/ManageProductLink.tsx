import { KeyRound } from 'lucide-react'
import { useLicenceStatusName } from '../../shared/licence/useLicenceStatusName'
import { RowActions } from '../../shared/list/RowActions'
import type { Product } from '../api'
import { manageProductPath, type ProductView } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface ManageProductLinkProps {
  readonly product: Product
  readonly view: ProductView
}

/** Leads to the product, where that can be managed; else the row's menu says why not. */
export function ManageProductLink({ product, view }: ManageProductLinkProps) {
  const texts = useAuthorisationTexts()
  const nameOf = useLicenceStatusName()
  const manage = { label: texts.manageLink, icon: <KeyRound /> }
  if (product.status !== 'normal') {
    const disabledReason = texts.manageUnavailable(nameOf(product.status))
    return <RowActions row={product.productName} more={[{ ...manage, disabledReason }]} />
  }
  return (
    <RowActions
      row={product.productName}
      main={{
        ...manage,
        name: texts.manageFor(product.productName),
        to: manageProductPath(product, view),
      }}
    />
  )
}
