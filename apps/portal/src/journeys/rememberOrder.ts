import { authorisationContract as authorisation } from '@atrium/contracts/authorisation/contract'
import { ordersContract as orders } from '@atrium/contracts/orders/contract'
import { someProducts } from '../../../../packages/features/src/authorisation/mocks'
import { orderIn, orderRow } from '../../../../packages/features/src/orders/mocks'
import { type Answer, answer } from '../../../../packages/features/src/shared/stories/answers'
import { countsBy } from '../../../../packages/features/src/shared/stories/rows'

type Status = Parameters<typeof orderRow>[1]

const { orderNo, productName, effect } = orderRow(0, 'NOTPAY')
export const order = { orderNo, productName, seats: effect?.seats ?? 0 }

/** A company with an open order, which adds seats to an existing product. */
export function rememberOrder() {
  let status: Status = 'NOTPAY'

  const answers: readonly Answer[] = [
    answer(orders.listOrders, () => {
      const list = [orderRow(0, status), orderRow(1, 'COMPLETED'), orderRow(2, 'CLOSED')]
      return { totalItems: list.length, list, counts: countsBy(list, ({ orderStatus }) => ({ orderStatus })) }
    }),
    answer(orders.getOrderDetails, () => orderIn(status)),
    answer(orders.checkPayment, () => ({ tradeStatus: status })),
    answer(authorisation.listProducts, () => {
      const list = someProducts.map((row) =>
        status === 'COMPLETED' && row.productName === productName
          ? {
              ...row,
              unUsedCount: row.unUsedCount + order.seats,
              totalCount: row.totalCount + order.seats,
            }
          : row,
      )
      return {
        totalItems: list.length,
        hasPreviousPage: false,
        list,
        counts: countsBy(list, ({ snStatus }) => ({ snStatus })),
      }
    }),
  ]

  return {
    answers,
    /** Acts as the cashier. */
    pay() {
      status = 'SUCCESS'
    },
    /** Acts as the vendor. */
    deliver() {
      status = 'COMPLETED'
    },
  }
}
