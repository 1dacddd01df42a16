import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Notice } from '@atrium/ui/notice'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { failureNotice } from '../../shared/wire/failureNotice'
import { choosePaymentAction } from '../actions'
import type { Order, PayType } from '../api'
import { orderAtom } from '../atoms'
import { payTypes } from '../contract'
import { isUnpaid } from '../orderActions'
import page from '../PayOrder.module.css'
import { useOrdersTexts, useRefusals, useYuan } from '../useOrdersTexts'
import type { PaymentNews } from '../usePaymentNews'
import styles from './PayForm.module.css'
import { PaySummary } from './PaySummary'

interface PayFormProps {
  readonly order: Order
  readonly news: PaymentNews
  readonly openCashier: (payUrl: string) => void
}

/** How much, until when, and how to pay. */
export function PayForm({ order, news, openCashier }: PayFormProps) {
  const texts = useOrdersTexts()
  const yuan = useYuan()
  const { locale, notify } = useHost()
  const describe = useDescribeFailure(useRefusals())
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

  return (
    <Card
      aria-label={texts.pay}
      className={page.card}
      footer={
        order.canBePaid && (
          <div className={layout.ending}>
            <Button variant="primary" busy={pay.busy} onClick={goToCashier}>
              {texts.payNow(yuan.signed(order.payAmount))}
            </Button>
            {order.isAtCashier && (
              <Button variant="ghost" busy={news.busy} onClick={lookAgain}>
                {texts.lookAgain}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className={styles.form}>
        <PaySummary order={order} onEnd={refresh} />
        {order.status === 'paymentFailed' && <Notice tone="warning">{texts.lastFailed}</Notice>}
        {order.canBePaid ? (
          <>
            <section aria-labelledby="pay-methods" className={styles.methods}>
              <h2 id="pay-methods" className={styles.heading}>
                {texts.chooseMethod}
              </h2>
              <RadioGroup
                look="outlined"
                aria-labelledby="pay-methods"
                value={payType}
                onValueChange={(value) => choose(payTypes.find((type) => type === value) ?? payTypes[0])}
              >
                {payTypes.map((type) => (
                  <Radio key={type} value={type} description={texts[`${type}Hint`]}>
                    {texts[type]}
                  </Radio>
                ))}
              </RadioGroup>
            </section>
            <Notice tone="danger" role="alert">
              {pay.action.state === 'failed' && describe(pay.action.failure)}
            </Notice>
          </>
        ) : (
          <EmptyState title={texts.paymentsOff} description={texts.paymentsOffHint} />
        )}
      </div>
    </Card>
  )
}
