import { Button } from '@atrium/ui/button'
import { DialogBody, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Drawer } from '@atrium/ui/drawer'
import { Notice } from '@atrium/ui/notice'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { DrawerState } from '../shared/drawer/AddressedDrawer'
import { drawerMessages } from '../shared/drawer/messages'
import { useShownWhileOpen } from '../shared/drawer/useShownWhileOpen'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import type { OpenReclaim } from '../shared/licence/idleChoices'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import type { KnownProduct } from './api'
import { drawnProductAtom } from './drawnProductAtom'
import styles from './ProductDrawer.module.css'
import { ProductFacts } from './parts/ProductFacts'
import { ProductHolders } from './parts/ProductHolders'
import { BuyLinks } from './parts/ShopLink'
import { productPath, requestsPath } from './routes'
import { useAuthorisationTexts } from './useAuthorisationTexts'
import { useBuying } from './useBuying'

export interface ProductDrawerProps extends DrawerState {
  /** The seats of each department. Loads in parallel with the rest. Default: nothing. */
  readonly seats?: (productId: string) => ReactNode
  /** A year of its use, loaded in the same way. Default: nothing. */
  readonly use?: (productId: string) => ReactNode
  /** Who uses its concurrent seats now, instead of its holders. Default: nothing. */
  readonly concurrent?: (productId: string) => ReactNode
  /** Who waits for the product, loaded in the same way. Default: nothing. */
  readonly waiting?: (productId: string) => ReactNode
  /** The product's history, loaded in the same way. Default: nothing. */
  readonly history?: (productId: string) => ReactNode
  /** Takes back licences that nobody uses. Default: not offered. */
  readonly reclaim?: OpenReclaim | undefined
}

/** A product in one place: its seats and holders, term, remarks and history. */
export function ProductDrawer({
  id,
  open,
  onOpenChange,
  seats,
  use,
  concurrent,
  waiting,
  history,
  reclaim,
}: ProductDrawerProps) {
  const texts = useAuthorisationTexts()
  const { close } = useSharedLabels()
  const steps = useTexts(drawerMessages)
  const [request, refresh] = useAtom(drawnProductAtom)
  const shown = useShownWhileOpen(open, request)
  const { product, holders } = shown.state === 'ready' ? shown.value : {}
  const canManage = product?.status === 'normal'
  const buying = useBuying()
  const canBuy = product !== undefined && buying(product).add !== undefined

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      subject={id}
      steps={steps}
      aria-busy={shown.state === 'loading'}
    >
      <DialogHeader
        title={product?.productName ?? texts.product}
        description={product && texts[product.productType]}
        closeLabel={close}
      />
      <DialogBody className={styles.body}>
        {shown.state === 'failed' ? (
          <RequestFailure
            failure={shown.failure}
            title={shown.failure.kind === 'missing' ? texts.productUnknown : texts.productFailed}
            missing={{
              hint: texts.productUnknownHint,
              action: <Button onClick={() => onOpenChange(false)}>{close}</Button>,
            }}
            onRetry={refresh}
          />
        ) : (
          <>
            <WaitingRequests product={product} />
            {waiting?.(id)}
            <ProductFacts product={product} reclaim={canManage ? reclaim : undefined} />
            {seats?.(id)}
            {product?.isConcurrent ? (
              concurrent?.(id)
            ) : (
              <>
                {use?.(id)}
                <ProductHolders product={product} holders={holders} />
              </>
            )}
            {history?.(id)}
          </>
        )}
      </DialogBody>
      {(canManage || canBuy) && (
        <DialogFooter className={styles.tasks}>
          {canManage && (
            <Button variant="primary" asChild>
              <FeatureLink to={productPath(product)}>{texts.manage}</FeatureLink>
            </Button>
          )}
          <BuyLinks product={product} isMain={!canManage} />
        </DialogFooter>
      )}
    </Drawer>
  )
}

interface WaitingRequestsProps {
  /** Undefined: loading. */
  readonly product: KnownProduct | undefined
}

/** The number of requests for the product, with a link to them; nothing if there are none. */
function WaitingRequests({ product }: WaitingRequestsProps) {
  const texts = useAuthorisationTexts()
  if (!product || product.waitingCount === 0) return null
  return (
    <Notice
      actions={
        <Button size="small" asChild>
          <FeatureLink to={requestsPath(product.productId)}>{texts.answerRequests}</FeatureLink>
        </Button>
      }
    >
      {texts.waitingRequests(product.waitingCount)}
    </Notice>
  )
}
