import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { catalogueOperations as operations } from '@atrium/contracts/catalogue/policy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { demo } from '../../seed/demo'
import { demoCatalogue } from '../../seed/demoCatalogue'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'

let service: TestService
let folder: string
beforeAll(async () => {
  service = await createDemoService()
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const list = async (language: 'zh-CN' | 'en' = 'en') =>
  (await service.request(operations.listProducts, { query: { language } })).data
const read = (id: string) =>
  service.request(operations.getProduct, { params: { id }, query: { language: 'en' } })

async function importFile(content: unknown): Promise<string> {
  const file = join(folder, 'catalogue.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return runCommand(service.ports, operatorProgram, { words: ['catalogue', 'import', file], user: 'vendor' })
}

describe('the catalogue', () => {
  it('is public, in the requested language and its own order', async () => {
    const [english, chinese] = [await list('en'), await list('zh-CN')]
    expect(english.categories).toHaveLength(6)
    expect(english.products.map(({ trialCenterProductId }) => trialCenterProductId)).toEqual(
      demoCatalogue.products.map(({ id }) => id),
    )
    expect(english.products[0]?.productName).toBe('Space frame analysis and design')
    expect(chinese.products[0]?.productName).toBe('空间结构分析与设计软件')
  })

  it('finds a product by either name, and nothing that doesn’t exist', async () => {
    const { data } = await read('bridge')
    expect(data).toMatchObject({ productCenterId: 'main-bridge', categoryName: 'Bridges and infrastructure' })
    expect(data.highlights.length).toBeGreaterThan(0)
    const byLicence = await service.request(operations.getProductByLicence, {
      params: { id: 'main-bridge' },
      query: { language: 'en' },
    })
    expect(byLicence.data).toEqual(data)
    expect((await read('nothing')).status).toBe(404)
  })
})

describe('Chinese names in licences and orders', () => {
  const [as, company] = [{ userId: demo.userIds.superAdministrator }, demo.companyId]
  const bought = async (language: string, searchCondition?: string) => {
    const headers = { 'accept-language': language }
    const query = {
      enterPriseId: company,
      pageIndex: 1,
      pageSize: 50,
      ...(searchCondition && { searchCondition }),
    }
    const { data } = await service.request(
      authorisationOperations.listProducts,
      { query },
      { as, company, headers },
    )
    return data.list.map(({ productName }) => productName)
  }

  it('are translated for readers of English, with the vendor’s suffix', async () => {
    expect(await bought('en')).toEqual(
      expect.arrayContaining([
        'Space frame analysis and design',
        'Foundation design (trial)',
        'Drawing review in the cloud (Standard, with offline viewing and signing on phones)',
      ]),
    )
    expect(await bought('zh-CN')).toContain('地基基础设计软件（试用）')
  })

  it('are found by either name', async () => {
    expect(await bought('en', 'bridge')).toEqual(['Bridge analysis'])
    expect(await bought('en', '桥梁')).toEqual(['Bridge analysis'])
  })
})

describe('a catalogue file', () => {
  const [category, other] = demoCatalogue.categories
  const [first, second, ...rest] = demoCatalogue.products

  it.each([
    ['no JSON', '{', /not valid JSON/],
    [
      'a product without a name',
      { ...demoCatalogue, products: [{ ...first, texts: {} }] },
      /products\.0\.texts/,
    ],
    ['a product without a category', { categories: [other], products: [first] }, /not in the file/],
    [
      'an installer without https',
      { ...demoCatalogue, products: [{ ...first, downloadUrl: 'http://example.com/setup.exe' }] },
      /https address/,
    ],
    ['two products with one id', { ...demoCatalogue, products: [first, first] }, /twice/],
  ])('with %s changes nothing, and reports the problem', async (_, content, message) => {
    const before = await list()
    await expect(importFile(content)).rejects.toThrow(message)
    expect(await list()).toEqual(before)
  })

  it('replaces the catalogue; products it leaves out are withdrawn, and may come back', async () => {
    const renamed = { ...first, texts: { ...first?.texts, en: { ...first?.texts.en, name: 'Frames' } } }
    await importFile({ ...demoCatalogue, products: [...rest, renamed] })
    const { products } = await list()
    expect(products.at(-1)).toMatchObject({ productName: 'Frames' })
    expect((await read(second?.id ?? '')).status).toBe(404)
    expect((await list()).categories.map(({ categoryId }) => categoryId)).toContain(category?.id)

    await importFile(demoCatalogue)
    expect((await read(second?.id ?? '')).status).toBe(200)
    expect((await list()).products[0]?.productName).toBe('Space frame analysis and design')
  })
})
