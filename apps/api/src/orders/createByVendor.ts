import { and, eq } from 'drizzle-orm'
import { companies, products } from '../database/schema'
import type { OperatorCall } from '../operator'
import { UsageError } from '../operator/UsageError'
import { lockCompany } from '../service/lockCompany'
import { createOrder } from './createOrder'
import { tellBuyers } from './tellBuyers'

/** `orders create`: what a salesperson of the vendor agreed on with the company. */
export async function createByVendor({ db, now, actor, operands, audit }: OperatorCall): Promise<string> {
  const [companyId = '', mainId = '', seats = '', yuan = ''] = operands
  const purchaseQuantity = /^[1-9]\d{0,5}$/.test(seats) ? Number(seats) : 0
  const amount = /^\d{1,7}(\.\d{1,2})?$/.test(yuan) ? Math.round(Number(yuan) * 100) : 0
  if (!purchaseQuantity || !amount)
    throw new UsageError('Seats and yuan must be more than 0, such as 10 29800.')
  await holdLiving(db, companyId)
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  if (!product) {
    const had = await db
      .select({ mainId: products.mainId })
      .from(products)
      .where(eq(products.companyId, companyId))
      .orderBy(products.mainId)
    const choice = had.map((each) => each.mainId).join(', ') || 'none'
    throw new UsageError(`The company ${companyId} has no product ${mainId}. It has: ${choice}.`)
  }
  const orderNo = await createOrder(db, {
    companyId,
    createdBy: '',
    orderAmount: amount,
    payAmount: amount,
    items: [
      {
        mainId,
        productName: product.name,
        productType: product.productType === 1 ? 1 : 0,
        sellingPackageName: '企业标准版',
        membershipDuration: product.licensingType === 'permanent' ? null : 12,
        purchaseQuantity,
      },
    ],
    now,
  })
  audit(companyId, { orderNo, after: 'NOTPAY', amount, by: actor })
  const words = {
    title: '有新的订单待支付',
    content: `订单 ${orderNo}（${product.name}）已生成，请在我的订单中支付。`,
    titleEn: 'An order waits for its payment',
    contentEn: `Order ${orderNo} (${product.name}) was made for your company. Pay it under My orders.`,
  }
  await tellBuyers(db, { companyId, createdBy: '' }, words, now)
  return `The order ${orderNo} waits for its payment.`
}

/** Holds a company that goes on: nobody is there to pay for one that is dissolved. */
async function holdLiving(db: OperatorCall['db'], companyId: string): Promise<void> {
  await lockCompany(db, companyId, 'alone')
  const [company] = await db
    .select({ dissolvedAt: companies.dissolvedAt })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) throw new UsageError(`There is no company ${companyId}.`)
  if (company.dissolvedAt) throw new UsageError(`The company ${companyId} is dissolved.`)
}
