import { mostTasks } from '@atrium/contracts/company/overview/contract'
import type { overviewOperations } from '@atrium/contracts/company/overview/policy'
import { endingDays } from '@atrium/contracts/shared/licence/contract'
import type { OperationAnswer } from '@atrium/contracts/wire/contract'
import { certificationOf } from '../company'
import { yuan } from '../orders'
import type { FirstRow } from './invitedFor'
import { type OrderRow, termOf } from './ordersFor'
import type { SeatsRow } from './seatsFor'

type Task = OperationAnswer<typeof overviewOperations.getOverview>['tasks'][number]

interface TaskRows {
  readonly certificationStatus: number
  readonly mayCertify: boolean
  readonly maySeeOrders: boolean
  readonly products: readonly SeatsRow[]
  readonly orders: readonly OrderRow[]
  readonly applications: readonly FirstRow[]
  readonly requests: readonly FirstRow[]
  readonly invitations: readonly FirstRow[]
}

const day = 86_400_000

/** Most urgent first: people who can't work, then money, then people, then future deadlines. */
export function tasksOf(found: TaskRows, now: Date): Task[] {
  const products = found.products.map((product) => ({ ...product, ...termOf(product, now) }))
  const dated = products.flatMap(({ endAt, ...product }) => (endAt === null ? [] : [{ ...product, endAt }]))
  const soon = new Date(now.getTime() + endingDays * day).toISOString()
  return [
    ...dated
      .filter(({ snStatus, holders }) => snStatus === 'expired' && holders > 0)
      .sort((one, other) => other.holders - one.holders)
      .slice(0, mostTasks)
      .map(({ endAt, holders, ...product }) => ({
        kind: 'ended' as const,
        ...saleOf(product),
        orderNo: found.maySeeOrders ? product.orderNo : null,
        endAt,
        holders,
      })),
    ...ordersIn('PAYERROR', 'failed'),
    ...ordersIn('NOTPAY', 'unpaid'),
    ...found.applications.map(({ count, name, at }) => ({
      kind: 'applications' as const,
      count,
      name,
      since: new Date(at).toISOString(),
    })),
    ...found.requests.map(({ count, name, at }) => ({
      kind: 'licenceRequests' as const,
      count,
      name,
      since: new Date(at).toISOString(),
    })),
    ...certification(found),
    ...products
      .filter(({ snStatus, total, used }) => snStatus === 'normal' && total > 0 && used === total)
      .slice(0, mostTasks)
      .map(({ productType, total, ...product }) => ({
        kind: 'full' as const,
        ...saleOf(product),
        productType,
        total,
      })),
    ...dated
      .filter(({ snStatus, endAt }) => snStatus === 'normal' && endAt <= soon)
      .sort((one, other) => one.endAt.localeCompare(other.endAt))
      .slice(0, mostTasks)
      .map(({ endAt, holders, ...product }) => ({
        kind: 'ending' as const,
        ...saleOf(product),
        orderNo: found.maySeeOrders ? product.orderNo : null,
        endAt,
        holders,
      })),
    ...found.invitations.map(({ count, at }) => ({
      kind: 'invitations' as const,
      count,
      until: new Date(at).toISOString(),
    })),
  ]

  function ordersIn<K extends 'failed' | 'unpaid'>(status: OrderRow['status'], kind: K) {
    return found.orders
      .filter((order) => order.status === status)
      .map(({ orderNo, name, payAmount, createdAt, expiresAt }) => ({
        kind,
        orderNo,
        name,
        payAmount: yuan(payAmount),
        createdAt: new Date(createdAt).toISOString(),
        expiresAt: new Date(expiresAt).toISOString(),
      }))
  }
}

const saleOf = ({
  mainId,
  name,
  onLineProductId,
  canRenew,
}: Pick<SeatsRow, 'mainId' | 'name' | 'onLineProductId' | 'canRenew'>) => ({
  mainId,
  name,
  onLineProductId,
  canRenew,
})

function certification({ certificationStatus, mayCertify }: TaskRows): Task[] {
  const certificatationStatus = certificationOf(certificationStatus)
  return mayCertify && (certificatationStatus === 0 || certificatationStatus === 2)
    ? [{ kind: 'certification', certificatationStatus }]
    : []
}
