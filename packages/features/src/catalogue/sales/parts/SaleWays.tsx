import { paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { atom, useAtomValue } from 'jotai'
import { use } from 'react'
import { addSeatsPath, buyerParameter, renewPath } from '../../../shared/host/buyerInAddress'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { useFormat } from '../../../shared/texts/useFormat'
import { CatalogueHostContext } from '../../parts/CatalogueHost'
import { productPath } from '../../routes'
import type { Offers, WholeSoldProduct } from '../api'
import { standingAtom } from '../atoms'
import { choiceAtom } from '../choice'
import { salesMessages } from '../messages'
import { obstacleOf } from '../obstacleOf'
import { HeldNotice } from './HeldNotice'
import { ObstacleNotice, ObstacleWay } from './ObstacleNotice'

/** Visitors have nothing. */
const strangerAtom = atom({ state: 'loading' } as const)

/** The buyer's seats and orders of the product; undefined: unknown, or nobody is signed in. */
export function useSaleStanding() {
  const { isSignedIn } = use(CatalogueHostContext)
  const choice = useAtomValue(choiceAtom)
  const standing = useAtomValue(isSignedIn ? standingAtom : strangerAtom)
  if (standing.state !== 'ready') return undefined
  // The batch that ends first is renewed first.
  const [renewal] = standing.value.renewals
  return { ...standing.value, renewal, obstacle: obstacleOf(standing.value, choice, renewal) }
}

/** Still loading: content shown earlier would move when it arrives. */
export function useStandingIsComing(): boolean {
  const { isSignedIn } = use(CatalogueHostContext)
  return useAtomValue(isSignedIn ? standingAtom : strangerAtom).state === 'loading' && isSignedIn
}

/** Shows the buyer's existing seats or licence. */
export function SaleStanding() {
  const texts = useTexts(salesMessages)
  const { serviceDay: day } = useFormat()
  const standing = useSaleStanding()
  if (standing?.obstacle)
    return (
      <>
        <HeldNotice standing={standing} />
        <ObstacleNotice obstacle={standing.obstacle} />
      </>
    )
  if (!standing?.owned?.endAt) return standing ? <HeldNotice standing={standing} /> : null
  return (
    <Notice tone={standing.owned.isOver ? 'warning' : 'accent'}>
      <KeptNumbers>{wordsOf(standing.owned)(day(standing.owned.endAt))}</KeptNumbers>
    </Notice>
  )

  function wordsOf({ isOver }: NonNullable<Offers['owned']>) {
    return isOver ? texts.ownedOver : texts.ownedUntil
  }
}

interface OfProduct {
  readonly product: WholeSoldProduct
}

/** The main action: buy it, renew it, or continue an open order. */
export function BuyNow({ product: { productId } }: OfProduct) {
  const texts = useTexts(salesMessages)
  const { companyId } = useAtomValue(choiceAtom)
  const standing = useSaleStanding()
  if (standing?.obstacle) return <ObstacleWay obstacle={standing.obstacle} companyId={companyId} />
  const { label, to } = way()
  return (
    <Button asChild variant="primary">
      <FeatureLink to={to}>{label}</FeatureLink>
    </Button>
  )

  function way() {
    const toSelect = paths.selectGoods({ id: productId, [buyerParameter]: companyId })
    if (companyId === undefined)
      return { label: standing?.renewal ? texts.renewNow : texts.buyNow, to: toSelect }
    const sale = { soldId: productId, companyId }
    if (standing?.renewal) return { label: texts.renewNow, to: renewPath(sale, standing.renewal.batchId) }
    return standing?.held
      ? { label: texts.addSeats, to: addSeatsPath(sale) }
      : { label: texts.buyNow, to: toSelect }
  }
}

/** A company can also buy more seats, next to a renewal or an order. */
export function BuyMore({ product: { productId } }: OfProduct) {
  const texts = useTexts(salesMessages)
  const { companyId } = useAtomValue(choiceAtom)
  const standing = useSaleStanding()
  if (companyId === undefined || !standing?.renewal) return null
  return (
    <Button asChild>
      <FeatureLink to={addSeatsPath({ soldId: productId, companyId })}>{texts.addSeats}</FeatureLink>
    </Button>
  )
}

/** Owners need no trial. In a company's shop, the trial is marked as personal. */
export function TryFirst({ product: { productId, trialDays } }: OfProduct) {
  const texts = useTexts(salesMessages)
  const { companyId } = useAtomValue(choiceAtom)
  const standing = useSaleStanding()
  if (trialDays === null || standing?.canTry === false) return null
  const isAside = companyId !== undefined
  return (
    <>
      <Button asChild>
        <FeatureLink to={productPath(productId)}>
          {isAside ? texts.tryMyself(trialDays) : texts.tryFirst(trialDays)}
        </FeatureLink>
      </Button>
      {isAside && <p className={layout.hint}>{texts.tryMyselfHint}</p>}
    </>
  )
}
