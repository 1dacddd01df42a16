import { payTypes } from '@atrium/contracts/orders/contract'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Notice } from '@atrium/ui/notice'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost } from '../../shared/host/useKept'
import { PurchaseBar } from '../../shared/purchase/PurchaseBar'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import columns from '../../shared/screen/WithAside.module.css'
import { failureNotice } from '../../shared/wire/failureNotice'
import { choosePaymentAction } from '../actions'
import type { Order, PayType } from '../api'
import { orderAtom } from '../atoms'
import { isUnpaid } from '../orderFacts'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import type { PaymentNews } from '../usePaymentNews'
import { LosingMembers } from './LosingMembers'
import { PaySummary } from './PaySummary'

interface PayFormProps {
  readonly order: Order
  readonly news: PaymentNews
  readonly openCashier: (payUrl: string) => void
}

/** The payment method, with amount and deadline next to it. */
export function PayForm({ order, news, openCashier }: PayFormProps) {
  const texts = useOrdersTexts()
  const yuan = useYuan()
  const isPhone = useNarrowWindow()
  const { locale, notify } = useHost()
  const describe = useDescribeFailure()
  const refresh = useSetAtom(orderAtom)
  const [payType, choose] = useState<PayType>(payTypes[0])
  const pay = useAction(choosePaymentAction)

  async function goToCashier() {
    const result = await pay.run({ orderNo: order.orderNo, payType })
    if (result.done) openCashier(`${result.value.payUrl}&lang=${locale}`)
  }

  async function lookAgain() {
    const result = await news.run(order.orderNo)
    if (!result.done) notify(failureNotice(result.failure, describe(result.failure)))
    else if (isUnpaid(result.value)) notify({ tone: 'notice', message: texts.lookedAgain })
  }

  // At the lower edge of a phone, the amount is next to it.
  const hasBar = isPhone && order.canBePaid
  const payButton = (
    <Button variant="primary" busy={pay.busy} onClick={goToCashier}>
      {hasBar ? texts.payAtOnce : texts.payNow(yuan.signed(order.payAmount))}
    </Button>
  )
  return (
    <div className={columns.columns}>
      {order.canBePaid ? (
        <Card title={texts.chooseMethod}>
          <RadioGroup
            look="outlined"
            aria-label={texts.chooseMethod}
            value={payType}
            onValueChange={(value) => choose(payTypes.find((type) => type === value) ?? payTypes[0])}
          >
            {payTypes.map((type) => (
              <Radio key={type} value={type} description={texts[`${type}Hint`]}>
                {texts[type]}
              </Radio>
            ))}
          </RadioGroup>
        </Card>
      ) : (
        <Card>
          <EmptyState drawing="orders" title={texts.paymentsOff} description={texts.paymentsOffHint} />
        </Card>
      )}
      <aside className={columns.aside}>
        <Card title={texts.payFor}>
          <div className={layout.stack}>
            <PaySummary order={order} onEnd={refresh} isAmountBeside={hasBar} />
            <LosingMembers order={order} />
            {order.status === 'paymentFailed' && <Notice tone="warning">{texts.lastFailed}</Notice>}
            <Notice tone="danger" role="alert">
              {pay.action.state === 'failed' && describe(pay.action.failure)}
            </Notice>
            {order.canBePaid && (!isPhone || order.isAtCashier) && (
              <div className={layout.ending}>
                {!isPhone && payButton}
                {order.isAtCashier && (
                  <Button variant="ghost" busy={news.busy} onClick={lookAgain}>
                    {texts.lookAgain}
                  </Button>
                )}
              </div>
            )}
          </div>
        </Card>
        {order.canBePaid && (
          <PurchaseBar label={texts.payAmountDue} amount={yuan.signed(order.payAmount)}>
            {payButton}
          </PurchaseBar>
        )}
      </aside>
    </div>
  )
}
