import { Tooltip } from '@atrium/ui/tooltip'
import { KeyRound } from 'lucide-react'
import { RowActions } from '../../shared/list/RowActions'
import type { Product } from '../api'
import { manageProductPath, type ProductView } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import styles from './ManageProductLink.module.css'

interface ManageProductLinkProps {
  readonly product: Product
  readonly view: ProductView
}

/** Leads to the product, where that can be managed; else says why not. */
export function ManageProductLink({ product, view }: ManageProductLinkProps) {
  const texts = useAuthorisationTexts()
  const nameOf = useLicenceStatusName()
  const label = texts.manageFor(product.productName)
  if (product.status !== 'normal') {
    return (
      <Tooltip content={texts.manageUnavailable(nameOf(product.status))}>
        <button type="button" className={styles.unavailable} aria-disabled aria-label={label}>
          {texts.manageLink}
        </button>
      </Tooltip>
    )
  }
  return (
    <RowActions
      row={product.productName}
      main={{
        label: texts.manageLink,
        name: label,
        icon: <KeyRound />,
        to: manageProductPath(product, view),
      }}
    />
  )
}
