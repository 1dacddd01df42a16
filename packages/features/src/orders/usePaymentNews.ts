import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useAction } from '../shared/request/useAction'
import { checkPaymentAction } from './actions'
import { orderAtom, orderNoAtom } from './atoms'
import { isOver } from './orderFacts'

const pollMilliseconds = 4_000

/**
 * Keeps the order up to date while it may change: asks the payment provider on arrival, because the cashier's
 * callback may have been lost, and then now and then while the page is visible.
 */
export function usePaymentNews() {
  const orderNo = useAtomValue(orderNoAtom)
  const order = useAtomValue(orderAtom)
  const refresh = useSetAtom(orderAtom)
  const status = order.state === 'ready' ? order.value.status : undefined

  const check = useAction(checkPaymentAction)

  const asked = useRef('')
  const { run } = check
  const isOpen = status !== undefined && !isOver(status)
  useEffect(() => {
    if (!isOpen || asked.current === orderNo) return
    asked.current = orderNo
    run(orderNo)
  }, [isOpen, orderNo, run])

  useEffect(() => {
    if (!isOpen) return
    const look = () => document.visibilityState === 'visible' && refresh()
    const timer = setInterval(look, pollMilliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOpen, refresh])

  return check
}

export type PaymentNews = ReturnType<typeof usePaymentNews>
