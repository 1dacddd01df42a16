import { expect, it } from 'vitest'
import { compareRoutes } from './compareRoutes.ts'

const sources = (
  pages: Readonly<Record<string, string>>,
  former: Readonly<Record<string, string>> = {},
  phone: Readonly<Record<string, string>> = {},
) => {
  const lines = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([address, page]) => `'${address}': pagePaths.${page},`)
  return {
    pages:
      `export const pagePaths = { ${Object.entries(pages).map(([name, path]) => `${name}: '${path}',`)} } as const`.replaceAll(
        ',,',
        ',',
      ),
    phone: `export const phonePaths: Readonly<Record<string, string>> = { ${lines(phone).join('')} }`,
    former: `export const formerPaths = { ${lines(former).join('')} }`,
  }
}

it('finds a page with another address, and says whether the earlier one still opens it', () => {
  const before = sources({ orders: '/companyOrder' })
  const renamed = { kind: 'renamed', of: 'page', name: 'orders', before: '/companyOrder', after: '/orders' }
  expect(compareRoutes(before, sources({ orders: '/orders' }))).toEqual([{ ...renamed, isKept: false }])
  expect(compareRoutes(before, sources({ orders: '/orders' }, { '/companyOrder': 'orders' }))).toEqual([
    { ...renamed, isKept: true },
    { kind: 'added', of: 'former address', name: 'orders', after: '/companyOrder' },
  ])
})

it('finds pages that were added and removed', () => {
  expect(compareRoutes(sources({ a: '/a', b: '/b' }), sources({ b: '/b', c: '/c' }))).toEqual([
    { kind: 'removed', of: 'page', name: 'a', before: '/a', isKept: false },
    { kind: 'added', of: 'page', name: 'c', after: '/c' },
  ])
})

it('tells a page with another name in our code from a new page', () => {
  expect(compareRoutes(sources({ mbManage: '/m' }), sources({ members: '/m' }))).toEqual([
    { kind: 'called', of: 'page', name: '/m', before: 'mbManage', after: 'members' },
  ])
})

it('finds a phone address that leads to another page', () => {
  const pages = { a: '/a', b: '/b' }
  expect(compareRoutes(sources(pages, {}, { '/NVH5': 'a' }), sources(pages, {}, { '/NVH5': 'b' }))).toEqual([
    { kind: 'leads', of: 'phone address', name: '/NVH5', before: 'a', after: 'b' },
  ])
})

it('finds nothing between equal addresses', () => {
  const same = sources({ a: '/a' }, { '/old': 'a' })
  expect(compareRoutes(same, same)).toEqual([])
})
