import { productSearchLength } from '@atrium/contracts/authorisation/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { useFormat } from '../../../shared/texts/useFormat'
import type { AssignableProduct } from '../../api'
import { assignableProductsAtom, assignableSearchAtom, chosenProducts, userIdAtom } from '../../atoms'
import { useProductGrant } from '../../grants/useProductGrant'
import { useAuthorisationTexts } from '../../useAuthorisationTexts'
import { AssignContent } from './AssignContent'
import { useAssignableColumns } from './useAssignableColumns'

const none: readonly AssignableProduct[] = []
const idOf = (product: AssignableProduct) => product.productId
const nameOf = (product: AssignableProduct) => product.productName

interface AssignProductsProps {
  readonly memberName: string
  readonly onClose: () => void
}

/** The content of the dialog: products that the member doesn't have, to choose from. */
export function AssignProducts({ memberName, onClose }: AssignProductsProps) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const userId = useAtomValue(userIdAtom) ?? ''
  const [products, refresh] = useAtom(assignableProductsAtom)
  const rows = products.state === 'ready' ? products.value : none
  const { columns, isSelectable } = useAssignableColumns({
    userId,
    hasObstacles: rows.some((row) => row.obstacle !== undefined),
    onLeave: onClose,
  })
  const picked = useAtomValue(chosenProducts.rowsAtom)
  const [selection, select] = useAtom(chosenProducts.idsAtom)
  const grant = useProductGrant({
    userId,
    products: picked,
    onGranted: onClose,
    onPartlyGranted: () => select(new Set()),
  })
  return (
    <AssignContent
      width={700}
      title={texts.assignTo(memberName)}
      description={`${texts.assignNote}${texts.forMemberNote}`}
      searchAtom={assignableSearchAtom}
      search={{
        label: texts.searchProducts,
        placeholder: texts.productSearch,
        maxLength: productSearchLength,
      }}
      table={{
        caption: texts.assignableProducts,
        density: 'tall',
        columns,
        rows,
        getRowId: idOf,
        getRowLabel: nameOf,
        request: products,
        failedTitle: texts.assignableFailed,
        onRetry: refresh,
        selection,
        onSelectionChange: select,
        isRowSelectable: isSelectable,
        empty: (
          <EmptyState drawing="products" title={texts.noAssignable} description={texts.noAssignableHint} />
        ),
      }}
      grant={grant}
      details={format.list(picked.map(nameOf))}
      chosen={texts.chosenProducts(picked.length)}
      onClose={onClose}
    />
  )
}
