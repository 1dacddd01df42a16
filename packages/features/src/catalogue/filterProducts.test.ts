import { expect, it } from 'vitest'
import type { Catalogue, Product } from './api'
import { filterProducts } from './filterProducts'

const product = (productId: string, categoryId: string, productName: string, summary: string): Product => ({
  productId,
  licenceId: productId,
  categoryId,
  productName,
  summary,
  drawing: 'frame',
  productType: 'serialNumber',
  trialDays: 30,
  isInstant: false,
})

const catalogue: Catalogue = {
  categories: [
    { categoryId: 'structure', categoryName: '结构设计' },
    { categoryId: 'bim', categoryName: 'BIM与协同' },
  ],
  products: [
    product('1', 'structure', '空间结构分析', '网架、网壳、桁架'),
    product('2', 'bim', '协同设计平台', '多专业同一模型'),
    product('3', 'bim', '图纸审查', '浏览器里审图'),
  ],
}

const found = (search: string, categoryId?: string) =>
  filterProducts(catalogue, { search, categoryId }).map(({ productId }) => productId)

it('keeps everything without a search or category', () => {
  expect(found('')).toEqual(['1', '2', '3'])
})

it('finds by name, sentence and category, ignoring case', () => {
  expect(found('空间')).toEqual(['1'])
  expect(found('网壳')).toEqual(['1'])
  expect(found('bim')).toEqual(['2', '3'])
})

it('requires every word, and the category', () => {
  expect(found('bim 模型')).toEqual(['2'])
  expect(found('模型', 'structure')).toEqual([])
  expect(found('', 'bim')).toEqual(['2', '3'])
})
