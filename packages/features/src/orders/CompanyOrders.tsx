import { useHost } from '../shared/host/useHost'
import { Forbidden } from '../shared/request/Forbidden'
import { Screen } from '../shared/screen/Screen'
import { OrderTable } from './parts/OrderTable'
import { useOrdersTexts } from './useOrdersTexts'

/** `/companyOrder`: the orders of the company, each with what can be done about it. */
export function CompanyOrders() {
  const texts = useOrdersTexts()
  const { companyRole } = useHost()
  return (
    <Screen above={[{ name: texts.billing }]} name={texts.orders}>
      {companyRole === 'member' ? <Forbidden /> : <OrderTable />}
    </Screen>
  )
}
