import { paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { FormField } from '@atrium/ui/form-field'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { shopPath } from '../../shared/host/buyerInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { PurchaseSteps } from '../../shared/purchase/PurchaseSteps'
import layout from '../../shared/screen/Layout.module.css'
import { Screen } from '../../shared/screen/Screen'
import styles from '../../shared/screen/WithAside.module.css'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { orderPath, soldProductPath } from '../routes'
import type { WholeSoldProduct } from './api'
import { buyersAtom, soldProductAtom, standingAtom } from './atoms'
import {
  choiceAtom,
  chosenOf,
  queryOf,
  renewalOf,
  savingOf,
  soldIdAtom,
  soldOfAtom,
  termsOf,
  totalOf,
} from './choice'
import { salesMessages } from './messages'
import { obstacleOf } from './obstacleOf'
import { BuyerChoice } from './parts/BuyerChoice'
import { BuyerNotice } from './parts/BuyerNotice'
import { FindOffer } from './parts/FindOffer'
import { HeldNotice } from './parts/HeldNotice'
import { ObstacleNotice, ObstacleWay } from './parts/ObstacleNotice'
import { OrderTotal } from './parts/OrderTotal'
import { PackagePrice } from './parts/PackagePrice'
import { ProductHead } from './parts/ProductHead'
import { PurposeChoice } from './parts/PurposeChoice'
import { QuantityField } from './parts/QuantityField'
import { SaleFailure } from './parts/SaleFailure'
import { SaleSkeleton } from './parts/SaleSkeleton'
import { useTermName } from './saleWords'

/** `/selectGoods?id=`: chooses package, term, buyer and quantity. The address keeps the choice. */
export function SelectGoods() {
  const id = useAtomValue(soldIdAtom)
  const soldOf = useAtomValue(soldOfAtom)
  return id === '' && soldOf !== '' ? <Finding /> : <Selecting />
}

/** A message knows its batch, but not the product on sale. */
function Finding() {
  const texts = useTexts(salesMessages)
  return (
    <Screen name={texts.select} width="reading">
      <PurchaseSteps at="choose" />
      <FindOffer />
    </Screen>
  )
}

function Selecting() {
  const texts = useTexts(salesMessages)
  const [product, askAgain] = useAtom(soldProductAtom)
  const choice = useAtomValue(choiceAtom)
  const known = product.state === 'ready' ? product.value : undefined
  return (
    <Screen
      above={[
        { name: texts.list, to: shopPath(choice.companyId) },
        ...(known
          ? [{ name: known.productName, to: soldProductPath(known.productId, choice.companyId) }]
          : []),
      ]}
      name={texts.select}
      width="reading"
    >
      <PurchaseSteps at="choose" />
      <BuyerNotice around={useHost().companyId} />
      {product.state === 'failed' && <SaleFailure failure={product.failure} onRetry={askAgain} />}
      {product.state === 'loading' && <SaleSkeleton />}
      {known && <Choosing product={known} />}
    </Screen>
  )
}

interface ChoosingProps {
  readonly product: WholeSoldProduct
}

function Choosing({ product }: ChoosingProps) {
  const texts = useTexts(salesMessages)
  const termName = useTermName()
  const change = useQueryChange()
  const choice = useAtomValue(choiceAtom)
  const buyers = useAtomValue(buyersAtom)
  const standing = useAtomValue(standingAtom)
  const [isWrong, setWrong] = useState(false)
  const company =
    buyers.state === 'ready'
      ? buyers.value.find(({ companyId, canBuy }) => canBuy && companyId === choice.companyId)
      : undefined
  const known = standing.state === 'ready' ? standing.value : undefined
  const renewal = known && renewalOf(known.renewals, choice)
  const found = chosenOf(product.packages, choice, renewal) ?? chosenOf(product.packages, {}, renewal)
  if (!found) return <EmptyState title={texts.notSold} />
  const { pack, term } = found
  const obstacle = known && obstacleOf(known, choice, renewal)
  const beside = obstacle ? undefined : known?.openOrder
  const quantity = renewal?.seats ?? (company ? choice.quantity : 1)
  const isUnsettled =
    standing.state === 'loading' ||
    (company !== undefined && !renewal && isWrong) ||
    (choice.companyId !== undefined && !company)
  const chosen = {
    packageId: pack.packageId,
    months: term.months,
    quantity,
    companyId: company?.companyId,
    renewedBatchId: renewal ? renewal.batchId : known && known.renewals.length > 0 ? null : undefined,
    price: term.price,
  }

  function choosePackage(packageId: string) {
    const next = product.packages.find((one) => one.packageId === packageId)
    const hasTerm = next?.terms.some(({ months }) => months === term.months)
    change({ ...queryOf({ ...chosen, packageId }), ...(!hasTerm && { months: undefined }) })
  }

  return (
    <div className={styles.columns}>
      <Card aria-label={product.productName}>
        <div className={layout.fields}>
          <ProductHead product={product} />
          <FormField label={texts.package}>
            <RadioGroup look="outlined" value={pack.packageId} onValueChange={choosePackage}>
              {product.packages.map(({ packageId, packageName, summary, terms }) => (
                <Radio
                  key={packageId}
                  value={packageId}
                  description={summary}
                  end={<PackagePrice terms={terms} months={term.months} />}
                >
                  {packageName}
                </Radio>
              ))}
            </RadioGroup>
          </FormField>
          <FormField label={texts.term}>
            <RadioGroup
              look="segmented"
              value={String(term.months)}
              onValueChange={(value) => {
                const months = value === 'null' ? null : Number(value)
                change(queryOf({ ...chosen, months }))
              }}
            >
              {termsOf(pack, renewal).map((one) => (
                <Radio
                  key={one.months}
                  value={String(one.months)}
                  end={savingOf(one, pack) > 0 && texts.saving(savingOf(one, pack))}
                >
                  {termName(one.months)}
                </Radio>
              ))}
            </RadioGroup>
          </FormField>
          <BuyerChoice
            companyId={choice.companyId}
            onChange={(companyId) => change(queryOf({ ...chosen, companyId, renewedBatchId: undefined }))}
          />
          {known?.tried && <HeldNotice standing={{ ...known, held: null }} />}
          {(company || choice.companyId === undefined) && (
            <PurposeChoice
              months={term.months}
              companyId={company?.companyId}
              isWanted={choice.renewedBatchId != null}
              renewedBatchId={renewal?.batchId}
              onChange={(renewedBatchId) => {
                const months = renewedBatchId !== null && term.months === null ? undefined : term.months
                change(queryOf({ ...chosen, months, quantity: choice.quantity, renewedBatchId }))
              }}
            />
          )}
          {company && !renewal && (
            <QuantityField
              value={quantity}
              onChange={(next) => {
                setWrong(next === undefined)
                if (next !== undefined) change(queryOf({ ...chosen, quantity: next }))
              }}
            />
          )}
        </div>
      </Card>
      <aside className={styles.aside}>
        <OrderTotal
          packageName={pack.packageName}
          months={term.months}
          price={term.price}
          quantity={quantity}
          total={totalOf(term.price, quantity)}
          buyer={company?.companyName}
          hint={texts.totalHint}
          problem={
            obstacle ? (
              <ObstacleNotice obstacle={obstacle} />
            ) : (
              beside && (
                <Notice>
                  <span>
                    <KeptNumbers>{texts.orderBeside(beside.orderNo)}</KeptNumbers>
                  </span>{' '}
                  <Link asChild>
                    <FeatureLink to={orderPath(beside.orderNo, choice.companyId)}>
                      {texts.seeOrder}
                    </FeatureLink>
                  </Link>
                </Notice>
              )
            )
          }
        >
          {obstacle ? (
            <ObstacleWay obstacle={obstacle} companyId={choice.companyId} />
          ) : isUnsettled ? (
            <Button variant="primary" disabled>
              {texts.next}
            </Button>
          ) : (
            <Button asChild variant="primary">
              <FeatureLink to={paths.confirmOrder({ id: product.productId, ...queryOf(chosen) })}>
                {texts.next}
              </FeatureLink>
            </Button>
          )}
        </OrderTotal>
      </aside>
    </div>
  )
}
