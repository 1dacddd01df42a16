import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AddressedDrawer } from '../shared/drawer/AddressedDrawer'
import { type Answer, answer, fail, never, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/componentMessages'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { authorisationContract as operations } from './contract'
import { authorisationMessages } from './messages'
import { authorisationAnswers, longName, someGranted, someProduct } from './mocks'
import { ProductDrawer } from './ProductDrawer'

const texts = textsOf(authorisationMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)

const host = { location: { pathname: '/EmPowerAsPro', search: `product=${someProduct.mainId}` } }

/** One product beside the list that leads there: `?product=` in the address. */
const meta = {
  id: 'features-authorisation-productdrawer',
  title: 'Features/Authorisation/ProductDrawer 产品详情',
  component: AddressedDrawer,
  args: { kind: 'product', drawer: ProductDrawer },
  decorators: [withFeature(authorisationAnswers)],
  parameters: { layout: 'fullscreen', feature: { host } },
} satisfies Meta<typeof AddressedDrawer>

export default meta
type Story = StoryObj<typeof meta>

const told = (...answers: readonly Answer[]) => ({ feature: { answers, host } })
const drawer = (name: string) => screen.findByRole('dialog', { name })

export const Loading: Story = {
  parameters: told(never(operations.getProduct)),
  play: async () => {
    await expect(await drawer(texts.product)).toHaveAttribute('aria-busy', 'true')
  },
}

/** Nobody has a licence yet. */
export const Empty: Story = {
  parameters: told(answer(operations.listGrantedUsers, { totalItems: 0, list: [] })),
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
  },
}

export const Failed: Story = {
  parameters: told(fail(operations.getProduct, 'unavailable')),
  play: async () => {
    const shown = within(await drawer(texts.product))
    await expect(await shown.findByRole('alert')).toHaveTextContent(texts.productFailed)
    await expect(shown.getByRole('button', { name: shared.retry })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: told(fail(operations.getProduct, 'forbidden')),
  play: async () => {
    const shown = within(await drawer(texts.product))
    await expect(await shown.findByText(components.forbiddenTitle)).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: told(fail(operations.getProduct, 'missing')),
  play: async () => {
    const shown = within(await drawer(texts.product))
    await expect(await shown.findByText(texts.productUnknown)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: told(
    answer(operations.getProduct, { ...someProduct, productName: longName, remarks: longName.repeat(4) }),
  ),
  play: async () => {
    const shown = await drawer(longName)
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const shown = await drawer(someProduct.productName)
    if (window.innerWidth >= 768) return
    await waitFor(() => expect(shown.getBoundingClientRect().width).toBe(window.innerWidth))
  },
}
