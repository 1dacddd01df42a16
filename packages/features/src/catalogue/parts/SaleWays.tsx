import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { atom, useAtomValue } from 'jotai'
import { use } from 'react'
import { buyerParameter } from '../../shared/host/buyerInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { withQuery } from '../../shared/host/query'
import { useTexts } from '../../shared/host/useHost'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import { catalogueRoutes, productPath } from '../routes'
import type { Offers, WholeSoldProduct } from '../sales/api'
import { standingAtom } from '../sales/atoms'
import { choiceAtom, renewalOf } from '../sales/choice'
import { salesMessages } from '../sales/messages'
import { obstacleOf } from '../sales/obstacleOf'
import { CatalogueHostContext } from './CatalogueHost'
import { ObstacleNotice, ObstacleWay } from './ObstacleNotice'

/** A stranger has nothing. */
const strangerAtom = atom({ state: 'loading' } as const)

/** What the buyer has of the product and has ordered of it; undefined: not known, or nobody is signed in. */
export function useSaleStanding() {
  const { isSignedIn } = use(CatalogueHostContext)
  const choice = useAtomValue(choiceAtom)
  const standing = useAtomValue(isSignedIn ? standingAtom : strangerAtom)
  if (standing.state !== 'ready') return undefined
  const renewal = renewalOf(standing.value.renewals, { ...choice, renewedBatchId: undefined })
  return { ...standing.value, renewal, obstacle: obstacleOf(standing.value, choice, renewal) }
}

/** It is on its way: what is shown before would move once it comes. */
export function useStandingIsComing(): boolean {
  const { isSignedIn } = use(CatalogueHostContext)
  return useAtomValue(isSignedIn ? standingAtom : strangerAtom).state === 'loading' && isSignedIn
}

/** Says what the buyer has of it already. */
export function SaleStanding() {
  const texts = useTexts(salesMessages)
  const { serviceDay: day } = useFormat()
  const standing = useSaleStanding()
  if (standing?.obstacle) return <ObstacleNotice obstacle={standing.obstacle} />
  if (!standing?.owned?.endAt) return null
  return (
    <Notice tone={standing.owned.isOver ? 'warning' : 'accent'}>
      <KeptNumbers>{wordsOf(standing.owned)(day(standing.owned.endAt))}</KeptNumbers>
    </Notice>
  )

  function wordsOf({ isOver }: NonNullable<Offers['owned']>) {
    return isOver ? texts.ownedOver : texts.ownedUntil
  }
}

/** The one thing to do: to buy it, to renew what one has of it, or to go on with an order of it. */
export function BuyNow({ product: { productId } }: { readonly product: WholeSoldProduct }) {
  const texts = useTexts(salesMessages)
  const { companyId } = useAtomValue(choiceAtom)
  const standing = useSaleStanding()
  if (standing?.obstacle) return <ObstacleWay obstacle={standing.obstacle} companyId={companyId} />
  const renews = companyId === undefined && standing?.renewal !== undefined
  return (
    <Button asChild variant="primary">
      <FeatureLink to={withQuery(catalogueRoutes.select, { id: productId, [buyerParameter]: companyId })}>
        {renews ? texts.renewNow : texts.buyNow}
      </FeatureLink>
    </Button>
  )
}

/** Who has it has nothing to try. */
export function TryFirst({ product: { productId, trialDays } }: { readonly product: WholeSoldProduct }) {
  const texts = useTexts(salesMessages)
  const standing = useSaleStanding()
  if (trialDays === null || standing?.owned) return null
  return (
    <Button asChild>
      <FeatureLink to={productPath(productId)}>{texts.tryFirst(trialDays)}</FeatureLink>
    </Button>
  )
}
