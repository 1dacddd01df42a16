import { paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { EmptyState } from '@atrium/ui/empty-state'
import { Notice } from '@atrium/ui/notice'
import { useAtom, useAtomValue } from 'jotai'
import { use, useState } from 'react'
import type { Bill } from '../../shared/bill/Bill'
import { ProductDrawing } from '../../shared/drawing/ProductDrawing'
import { shopPath } from '../../shared/host/buyerInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { FeatureProvider } from '../../shared/host/FeatureProvider'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { PurchaseSteps } from '../../shared/purchase/PurchaseSteps'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { Screen } from '../../shared/screen/Screen'
import styles from '../../shared/screen/WithAside.module.css'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import { CatalogueHostContext } from '../parts/CatalogueHost'
import { payPath, soldProductPath } from '../routes'
import { createOrderAction } from './actions'
import type { Renewal, WholeSoldProduct } from './api'
import { buyersAtom, offersAtom, soldProductAtom } from './atoms'
import goods from './ConfirmGoods.module.css'
import {
  type Choice,
  type Chosen,
  choiceAtom,
  chosenOf,
  queryOf,
  renewalOf,
  renewedUntil,
  totalOf,
} from './choice'
import { salesMessages } from './messages'
import { type Obstacle, obstacleOf } from './obstacleOf'
import { BuyerNotice } from './parts/BuyerNotice'
import { ObstacleNotice, ObstacleWay } from './parts/ObstacleNotice'
import { OrderTotal } from './parts/OrderTotal'
import { SaleFailure } from './parts/SaleFailure'
import { SaleSkeleton } from './parts/SaleSkeleton'
import { useRenewalWords, useTermName, useYuan } from './saleWords'

/** `/ConfirmGoodsAndBillInfo?id=`: the items at the current price, the invoice, and the order itself. */
export function ConfirmGoods() {
  const { companyId } = useAtomValue(choiceAtom)
  const { companyId: around } = useHost()
  if (companyId === around) return <Confirming around={around} />
  return (
    <FeatureProvider companyId={companyId} companyRole={companyId ? 'administrator' : undefined}>
      <Confirming around={around} />
    </FeatureProvider>
  )
}

interface ConfirmingProps {
  /** The company of the surrounding page; undefined: none. */
  readonly around: string | undefined
}

function Confirming({ around }: ConfirmingProps) {
  const texts = useTexts(salesMessages)
  const [product, askForProduct] = useAtom(soldProductAtom)
  const [offers, askForOffers] = useAtom(offersAtom)
  const choice = useAtomValue(choiceAtom)
  const known = product.state === 'ready' ? product.value : undefined
  const ready = offers.state === 'ready' ? offers.value : undefined
  const renewal = ready && renewalOf(ready.renewals, choice)
  const chosen = ready && chosenOf(ready.packages, choice, renewal)
  const isSold = chosen !== undefined && (choice.renewedBatchId == null || renewal !== undefined)
  const back = known && paths.selectGoods({ id: known.productId, ...queryOf(choice) })
  return (
    <Screen
      above={[
        { name: texts.list, to: shopPath(choice.companyId) },
        ...(known && back
          ? [
              { name: known.productName, to: soldProductPath(known.productId, choice.companyId) },
              { name: texts.select, to: back },
            ]
          : []),
      ]}
      name={texts.confirm}
      width="reading"
    >
      <PurchaseSteps at="confirm" />
      <BuyerNotice around={around} />
      {product.state === 'failed' ? (
        <SaleFailure failure={product.failure} onRetry={askForProduct} />
      ) : offers.state === 'failed' ? (
        <SaleFailure failure={offers.failure} onRetry={askForOffers} />
      ) : !known || !ready ? (
        <SaleSkeleton height={346} />
      ) : isSold ? (
        <Order
          product={known}
          choice={choice}
          chosen={chosen}
          renewal={renewal}
          obstacle={obstacleOf(ready, choice, renewal)}
        />
      ) : (
        <EmptyState
          title={chosen ? texts.notRenewable : texts.notSold}
          description={texts.notSoldHint}
          action={
            <Button asChild variant="primary">
              <FeatureLink to={paths.selectGoods({ id: known.productId })}>{texts.chooseAgain}</FeatureLink>
            </Button>
          }
        />
      )}
    </Screen>
  )
}

interface OrderProps {
  readonly product: WholeSoldProduct
  readonly choice: Choice
  readonly chosen: Chosen
  /** The seats to renew; undefined: seats are added. */
  readonly renewal: Renewal | undefined
  /** The reason why no order is needed. */
  readonly obstacle: Obstacle | undefined
}

function Order({ product, choice, chosen: { pack, term }, renewal, obstacle }: OrderProps) {
  const texts = useTexts(salesMessages)
  const yuan = useYuan()
  const termName = useTermName()
  const { count } = useFormat()
  const describeRenewal = useRenewalWords()
  const { navigate } = useHost()
  const { billChoice } = use(CatalogueHostContext)
  const [bill, setBill] = useState<Bill>()
  // Placed before the default invoice was known: it waits for the default.
  const [waits, setWaits] = useState(false)
  const buyers = useAtomValue(buyersAtom)
  const create = useAction(createOrderAction)
  const describe = useDescribeFailure()
  const { companyId } = choice
  const quantity = renewal?.seats ?? (companyId ? choice.quantity : 1)
  const total = totalOf(term.price, quantity)
  const buyer =
    buyers.state === 'ready' ? buyers.value.find((one) => one.companyId === companyId)?.companyName : ''

  function choose(next: Bill) {
    setBill(next)
    setWaits(false)
    if (waits) void submit(next)
  }

  async function submit(bill: Bill) {
    const result = await create.run({
      productId: product.productId,
      packageId: pack.packageId,
      months: term.months,
      quantity,
      renewedBatchId: renewal?.batchId ?? null,
      payAmount: total,
      ...bill,
    })
    if (result.done) navigate(payPath(result.value, companyId), { replace: true })
  }

  return (
    <div className={styles.columns}>
      <div className={layout.sections}>
        {choice.price !== undefined && choice.price !== term.price && (
          <Notice tone="warning">{texts.priceChanged(yuan(choice.price), yuan(term.price))}</Notice>
        )}
        <Card
          title={texts.goods}
          actions={
            <Button asChild size="small">
              <FeatureLink to={paths.selectGoods({ id: product.productId, ...queryOf(choice) })}>
                {texts.change}
              </FeatureLink>
            </Button>
          }
        >
          <div className={goods.goods}>
            <span className={goods.tile}>
              <ProductDrawing name={product.drawing} size="small" />
            </span>
            <DescriptionList>
              <DescriptionItem term={texts.productName}>{product.productName}</DescriptionItem>
              <DescriptionItem term={texts.package}>{pack.packageName}</DescriptionItem>
              <DescriptionItem term={texts.term}>{termName(term.months)}</DescriptionItem>
              <DescriptionItem term={texts.quantity}>
                {renewal && companyId ? texts.renewedSeats(count(quantity)) : count(quantity)}
              </DescriptionItem>
              {renewal && (
                <DescriptionItem term={texts.validity}>
                  <KeptNumbers>{describeRenewal(renewal, renewedUntil(renewal, term.months))}</KeptNumbers>
                </DescriptionItem>
              )}
            </DescriptionList>
          </div>
        </Card>
        {billChoice(bill, choose)}
      </div>
      <aside className={styles.aside}>
        <OrderTotal
          packageName={pack.packageName}
          months={term.months}
          price={term.price}
          quantity={quantity}
          total={total}
          buyer={companyId ? buyer : undefined}
          hint={texts.submitHint}
          problem={
            obstacle && !create.busy ? (
              <ObstacleNotice obstacle={obstacle} />
            ) : (
              <Notice tone="danger" role="alert">
                {create.action.state === 'failed' && describe(create.action.failure)}
              </Notice>
            )
          }
        >
          {obstacle && !create.busy ? (
            <ObstacleWay obstacle={obstacle} companyId={companyId} />
          ) : (
            <Button
              variant="primary"
              busy={create.busy || waits}
              onClick={() => (bill ? submit(bill) : setWaits(true))}
            >
              {texts.submit}
            </Button>
          )}
        </OrderTotal>
      </aside>
    </div>
  )
}
