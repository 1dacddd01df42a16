import { and, eq, sql } from 'drizzle-orm'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall } from '../../ports/OperatorCommand'
import { lockCompany } from '../organisation'
import { companies } from '../organisation/tables'
import { seatsAfterCut } from '../seatCuts'
import { products, seatHoldings } from '../seats/tables'
import { createOrder } from './createOrder'
import { notifyBuyers, refreshOrderCounts } from './notifyBuyers'

/** `orders create`: new seats, as agreed between a salesperson and the company. */
export async function createByVendor(call: OperatorCall): Promise<string> {
  const [companyId = '', mainId = '', seats = '', yuan = ''] = call.operands
  const purchaseQuantity = /^[1-9]\d{0,5}$/.test(seats) ? Number(seats) : 0
  const amount = amountOf(yuan)
  if (!purchaseQuantity || !amount)
    throw new UsageError('Seats and yuan must be more than 0, such as 10 29800.')
  const product = await findBatch(call, companyId, mainId)
  const isConcurrent = product.isConcurrent || call.options.concurrent === true
  return order(call, product, { purchaseQuantity, amount, isConcurrent })
}

/** `orders extend`: more time for every seat of one batch. */
export async function extendByVendor(call: OperatorCall): Promise<string> {
  const [companyId = '', mainId = '', yuan = ''] = call.operands
  const amount = amountOf(yuan)
  if (!amount) throw new UsageError('Yuan must be more than 0, such as 29800.')
  const product = await findBatch(call, companyId, mainId)
  const [held] = await call.db
    .select({
      seats: sql`least(sum(${seatHoldings.quantity}), ${seatsAfterCut(call.db)})`.mapWith(Number),
    })
    .from(seatHoldings)
    .innerJoin(
      products,
      and(eq(products.companyId, seatHoldings.companyId), eq(products.mainId, seatHoldings.mainId)),
    )
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
    .groupBy(products.companyId, products.mainId)
  if (product.endAt === null) throw new UsageError(`${mainId} is permanent, so it can't be extended.`)
  if (!held?.seats) throw new UsageError(`${mainId} has no seats.`)
  return order(call, product, { purchaseQuantity: held.seats, amount, effect: 'extend' })
}

const amountOf = (yuan: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(yuan) ? Math.round(Number(yuan) * 100) : 0)

type Batch = typeof products.$inferSelect

async function findBatch({ db }: OperatorCall, companyId: string, mainId: string): Promise<Batch> {
  await holdLiving(db, companyId)
  const ofCompany = eq(products.companyId, companyId)
  const [product] = await db
    .select()
    .from(products)
    .where(and(ofCompany, eq(products.mainId, mainId)))
  if (product) return product
  const had = await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(ofCompany)
    .orderBy(products.mainId)
  const choice = had.map((each) => each.mainId).join(', ') || 'none'
  throw new UsageError(`The company ${companyId} has no product ${mainId}. It has: ${choice}.`)
}

interface Wish {
  readonly purchaseQuantity: number
  /** Fen. */
  readonly amount: number
  readonly isConcurrent?: boolean
  readonly effect?: 'extend'
}

const packages = { add: '标准版', extend: '标准版续费' } as const

async function order({ db, now, actor, audit }: OperatorCall, product: Batch, { amount, ...wish }: Wish) {
  const { companyId } = product
  const orderNo = await createOrder(db, {
    owner: { kind: 'company', companyId },
    createdBy: '',
    orderAmount: amount,
    payAmount: amount,
    items: [
      {
        mainId: product.mainId,
        productName: product.name,
        productType: product.productType === 1 ? 1 : 0,
        sellingPackageName: packages[wish.effect ?? 'add'],
        membershipDuration: product.licensingType === 'permanent' ? null : 12,
        ...wish,
      },
    ],
    now,
  })
  audit(companyId, { orderNo, after: 'NOTPAY', amount, by: actor })
  const words = {
    title: '有新的订单待支付',
    content: `订单${orderNo}（${product.name}）已生成，请在我的订单中支付。`,
    titleEn: 'New order to pay',
    contentEn: `Order ${orderNo} (${product.name}) was created for your company. Pay it under My orders.`,
  }
  const ofCompany = { ownerKind: 'company', ownerId: companyId } as const
  await notifyBuyers(db, { ...ofCompany, createdBy: '', orderNo }, words, now)
  await refreshOrderCounts(db, { kind: 'company', companyId })
  const seats = `${wish.purchaseQuantity} ${wish.isConcurrent ? 'concurrent seats' : 'seats'}`
  const brings =
    wish.effect === 'extend'
      ? `extends the ${seats} of ${product.mainId} by a year`
      : `adds ${seats} ${product.endAt ? 'for a year' : 'for ever'}, and moves no other’s end`
  return `The order ${orderNo} waits for its payment. It ${brings}.`
}

/** Locks a company that isn't dissolved: a dissolved one has nobody to pay. */
async function holdLiving(db: OperatorCall['db'], companyId: string): Promise<void> {
  await lockCompany(db, companyId, 'alone')
  const [company] = await db
    .select({ dissolvedAt: companies.dissolvedAt })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) throw new UsageError(`There is no company ${companyId}.`)
  if (company.dissolvedAt) throw new UsageError(`The company ${companyId} is dissolved.`)
}
