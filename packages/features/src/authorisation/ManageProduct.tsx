import { pagePaths } from '@atrium/contracts/paths'
import { Card } from '@atrium/ui/card'
import { useAtom, useAtomValue } from 'jotai'
import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OpenBulkLicences } from '../shared/licence/bulkChoice'
import type { OpenExempt, OpenReclaim } from '../shared/licence/idleChoices'
import { ListAction } from '../shared/list/ListAction'
import { RequestFailure } from '../shared/request/RequestFailure'
import { HistoryLink } from '../shared/screen/HistoryLink'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { expectedProductNameAtom, productAtom, productIdAtom } from './atoms'
import { GrantedUsers } from './parts/GrantedUsers'
import { ProductCard } from './parts/ProductCard'
import { productList, productListPath } from './productList'
import { useAuthorisationTexts } from './useAuthorisationTexts'

interface ManageProductProps {
  /** Changes the licences of many members at once. Default: not offered. */
  readonly bulkLicences?: OpenBulkLicences | undefined
  /** Takes back licences that nobody uses. Default: not offered. */
  readonly reclaim?: OpenReclaim | undefined
  /** Exempts members from that. Default: not offered. */
  readonly exempt?: OpenExempt | undefined
  /** Who uses its concurrent seats now, instead of its holders. Default: nothing. */
  readonly concurrent?: (productId: string) => ReactNode
  /** Who waits for the product. Default: nothing. */
  readonly waiting?: (productId: string) => ReactNode
}

/** One product: its seats, and its licence holders. The query names it. */
export function ManageProduct({ bulkLicences, reclaim, exempt, concurrent, waiting }: ManageProductProps) {
  const texts = useAuthorisationTexts()
  const [product, refresh] = useAtom(productAtom)
  const productId = useAtomValue(productIdAtom)
  const expectedName = useAtomValue(expectedProductNameAtom)
  const list = productListPath(useAtomValue(productList.viewAtom))
  const known = product.state === 'ready' ? product.value : undefined
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.byProduct, to: list }]}
      name={known?.productName ?? (expectedName || texts.manage)}
      kind={texts.byProduct}
      grows
    >
      {product.state === 'failed' ? (
        <RequestFailure
          failure={product.failure}
          title={product.failure.kind === 'missing' ? texts.productUnknown : texts.productFailed}
          missing={{ hint: texts.productUnknownHint, action: <ReturnButton to={list} /> }}
          onRetry={refresh}
        />
      ) : (
        <>
          {productId && waiting?.(productId)}
          <ProductCard />
          {known?.isConcurrent && <Card>{concurrent?.(productId)}</Card>}
          {!known?.isConcurrent && (
            <GrantedUsers
              key={productId}
              product={known}
              reclaim={reclaim}
              exempt={exempt}
              actions={
                <>
                  <HistoryLink path={pagePaths.companyHistory} of={{ kind: 'product', id: productId }} />
                  {bulkLicences && known?.status === 'normal' && (
                    <ListAction
                      icon={<UsersRound />}
                      onSelect={() => bulkLicences({ kind: 'grant', productIds: [productId] })}
                    >
                      {texts.assignMany}
                    </ListAction>
                  )}
                </>
              }
            />
          )}
        </>
      )}
    </Screen>
  )
}
