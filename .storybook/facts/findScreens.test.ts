import { expect, it } from 'vitest'
import { findScreens } from './findScreens'

const page = 'apps/portal/src/pages/OrderPage.tsx'
const folder = 'packages/features/src/orders'

/** The screens of the page `order`, by their file names. */
function screensOf(files: Readonly<Record<string, string>>, name = 'order') {
  const all: Readonly<Record<string, string>> = {
    [`${folder}/Orders.tsx`]: '',
    [`${folder}/Order.tsx`]: '',
    ...files,
  }
  const sources = {
    read: (file: string) => all[file] ?? '',
    exists: (file: string) => file in all,
    hasStories: (file: string) => /Orders?\.tsx$/.test(file),
  }
  return findScreens(page, name, sources).map((file) => file.slice(folder.length + 1))
}

const feature = (body: string) => ({
  [page]: `import { OrdersFeature } from '@atrium/features/orders'
    export default () => <OrdersFeature />`,
  [`${folder}/index.ts`]: `export { OrdersFeature } from './OrdersFeature'`,
  [`${folder}/OrdersFeature.tsx`]: `import { Orders } from './Orders'
    import { Order } from './Order'
    ${body}`,
})

it('follows what a page exports again', () => {
  const index = { [`${folder}/index.ts`]: `export { Order } from './Order'` }
  expect(
    screensOf({ [page]: `export { Order as default } from '@atrium/features/orders'`, ...index }),
  ).toEqual(['Order.tsx'])
})

it('reads a table of screens', () => {
  const table = 'const screens = { [pagePaths.orders]: <Orders />, [pagePaths.order]: <Order /> }'
  expect(screensOf(feature(table))).toEqual(['Order.tsx'])
})

it('follows the constants and components of a table', () => {
  const either = 'const Either = () => (id ? <Order /> : <Orders />)'
  expect(screensOf(feature(`${either}\nconst screens = { [pagePaths.order]: <Either /> }`))).toEqual([
    'Order.tsx',
    'Orders.tsx',
  ])
})

it('reads a switch, with cases that share a result', () => {
  const choice = `switch (path) {
    case pagePaths.order:
    case pagePaths.paid:
      return <Order />
    default:
      return <Orders />
  }`
  expect(screensOf(feature(choice))).toEqual(['Order.tsx'])
})

it('takes the first screen that a page renders if nothing names its path, and no frame around it', () => {
  const framed = `<Order><Orders /></Order>`
  expect(screensOf(feature(`export const OrdersFeature = () => ${framed}`))).toEqual(['Orders.tsx'])
})

it('finds nothing on a page that only leads on', () => {
  expect(screensOf({ [page]: 'export default () => null' })).toEqual([])
})
