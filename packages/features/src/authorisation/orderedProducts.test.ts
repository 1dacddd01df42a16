import { expect, it } from 'vitest'
import type { Product } from './api'
import { orderedProducts } from './productList'

const product = (productId: string, change: Partial<Product> = {}) =>
  ({
    productId,
    status: 'normal',
    licensingType: 'dated',
    remainingDays: 200,
    unusedCount: 5,
    totalCount: 10,
    ...change,
  }) as Product

it('puts the most urgent first, and keeps the order of products without problems', () => {
  const products = [
    product('normal'),
    product('full', { unusedCount: 0 }),
    product('permanent', { licensingType: 'permanent', remainingDays: 100 }),
    product('ending later', { remainingDays: 25 }),
    product('ending soon, and full', { remainingDays: 14, unusedCount: 0 }),
    product('over', { status: 'expired', remainingDays: 0 }),
  ]
  expect(orderedProducts(products, null).map(({ productId }) => productId)).toEqual([
    'over',
    'ending soon, and full',
    'ending later',
    'full',
    'normal',
    'permanent',
  ])
})
