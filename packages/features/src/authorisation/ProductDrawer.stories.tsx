import { authorisationContract as operations } from '@atrium/contracts/authorisation/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AddressedDrawer } from '../shared/drawer/AddressedDrawer'
import { drawerStories } from '../shared/stories/drawerStories'
import { answer, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { authorisationMessages } from './messages'
import { authorisationAnswers, longName, someGranted, someProduct } from './mocks'
import { ProductDrawer } from './ProductDrawer'

const texts = textsOf(authorisationMessages)
const of = drawerStories({
  kind: 'product',
  id: someProduct.mainId,
  pathname: pagePaths.licencesByProduct,
  operation: operations.getProduct,
  untitled: () => texts.product,
  failed: () => texts.productFailed,
  gone: () => texts.productUnknown,
})
const { drawer, told } = of

/** One product next to the list that opened it: `?product=` in the address. */
const meta = {
  id: 'features-authorisation-productdrawer',
  title: 'Features/Authorisation/ProductDrawer 产品详情',
  component: AddressedDrawer,
  args: { kind: 'product', drawer: ProductDrawer },
  decorators: [withFeature(authorisationAnswers)],
  parameters: { layout: 'fullscreen', feature: of.feature },
} satisfies Meta<typeof AddressedDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = of.Loading

/** Nobody has a licence yet. */
export const Empty: Story = {
  parameters: told(answer(operations.listGrantedUsers, { totalItems: 0, list: [], counts: [] })),
  play: async () => {
    const shown = within(await drawer(someProduct.productName))
    await expect(shown.getByText(texts.noGranted)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async () => {
    const shown = within(await drawer(someProduct.productName))
    const holders = within(shown.getByRole('region', { name: texts.grantedUsers }))
    await expect(holders.getAllByRole('listitem')).toHaveLength(5)
    await expect(holders.getByText(String(someGranted.length))).toBeVisible()
    await expect(shown.getByRole('link', { name: texts.manage })).toBeVisible()
    await expect(shown.getByRole('link', { name: texts.addSeats })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=space-frame&for=company-1&renew=none`,
    )
    await expect(shown.queryByRole('link', { name: texts.renew })).toBeNull()
    await expect(shown.getByRole('link', { name: texts.idleSeatsCount(7, 90) })).toHaveAttribute(
      'href',
      expect.stringContaining('usersIdle=90&usersOrder=1&usersDesc=false'),
    )
  },
}

/** It has ended: it can be renewed, or more seats bought. */
export const Ended: Story = {
  parameters: told(
    answer(operations.getProduct, {
      ...someProduct,
      snStatus: 'expired',
      licensingType: 'dated',
      isActive: false,
      remainingDays: 0,
      canRenew: true,
      startTime: '2025-10-31T16:00:00.000Z',
      endTime: '2026-10-31T15:59:59.000Z',
    }),
  ),
  play: async () => {
    const shown = within(await drawer(someProduct.productName))
    await expect(shown.getByRole('link', { name: texts.renew })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=space-frame&for=company-1&renew=${someProduct.mainId}`,
    )
    await expect(shown.getByRole('link', { name: texts.addSeats })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=space-frame&for=company-1&renew=none`,
    )
    await expect(shown.queryByRole('link', { name: texts.manage })).toBeNull()
  },
}

export const Failed: Story = of.Failed

export const Forbidden: Story = of.Forbidden

export const NotFound: Story = of.NotFound

export const LongText: Story = of.longText(
  longName,
  answer(operations.getProduct, { ...someProduct, productName: longName, remarks: longName.repeat(4) }),
)

export const Narrow: Story = of.narrow(someProduct.productName)
