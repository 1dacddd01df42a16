import { useHost } from '../shared/host/useKept'
import { Forbidden } from '../shared/request/Forbidden'
import { Screen } from '../shared/screen/Screen'
import { OrderTable } from './parts/OrderTable'
import { useAbove, useOrdersTexts } from './useOrdersTexts'

/** `/companyOrder` and `/personalOrderList`: the owner's orders, each with its actions. */
export function Orders() {
  const texts = useOrdersTexts()
  const { companyRole } = useHost()
  return (
    <Screen above={useAbove()} name={texts.orders}>
      {companyRole === 'member' ? <Forbidden /> : <OrderTable />}
    </Screen>
  )
}
