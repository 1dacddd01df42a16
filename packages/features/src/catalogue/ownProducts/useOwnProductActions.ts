import { pagePaths, paths } from '@atrium/contracts/paths'
import { renewPath } from '../../shared/host/buyerInAddress'
import { inCompany } from '../../shared/host/companyInAddress'
import { launchPath } from '../../shared/host/launchPath'
import { useTexts } from '../../shared/host/useKept'
import type { RowAction } from '../../shared/list/cells/RowActions'
import { productPath, soldProductPath } from '../routes'
import type { OwnProduct } from './api'
import { ownProductsMessages } from './messages'

type Way = RowAction & { readonly to: string; readonly name: string }

/**
 * The actions for a licence. A cloud app opens. A bought licence can be renewed at any time without losing
 * days, and a trial can be bought at any time.
 */
export function useOwnProductActions(owned: OwnProduct): {
  readonly launch: Way | undefined
  readonly buy: Way | undefined
  readonly open: Way
} {
  const texts = useTexts(ownProductsMessages)
  const { productName: product, productId, productType, source, isOver, isSold, endAt, id } = owned
  const isRenewal = source === 'bought'
  const canBuy = isSold && productId !== null && (source === 'trial' || (isRenewal && endAt !== null))
  const canLaunch = productType === 'subscription' && !isOver
  return {
    launch: canLaunch
      ? { label: texts.launch, name: texts.launchOf(product), opensTab: true, to: launchPath(owned) }
      : undefined,
    buy: canBuy
      ? {
          label: isRenewal ? texts.renew : texts.buy,
          name: isRenewal ? texts.renewOf(product) : texts.buyOf(product),
          to: isRenewal
            ? renewPath({ soldId: productId, companyId: undefined }, id)
            : soldProductPath(productId),
        }
      : undefined,
    open: { label: texts.open, name: texts.openOf(product), to: ownedPath(owned) },
  }
}

/** The page with its details: its order, its product, or the company that assigned it. */
export function ownedPath({ source, orderNo, productId, companyId }: OwnProduct): string {
  if (source === 'company') return inCompany(pagePaths.companyHome, companyId)
  if (source === 'bought') return orderNo ? paths.ownOrder({ orderNo }) : pagePaths.ownOrders
  return productId ? productPath(productId) : pagePaths.ownTrials
}
