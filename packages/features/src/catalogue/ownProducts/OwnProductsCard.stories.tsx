import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answer, withFeature } from '../../shared/stories/mocks'
import { textsOf } from '../../shared/stories/textsOf'
import { catalogueAnswers } from '../mocks'
import { at } from '../storySteps'
import { ownProductsMessages } from './messages'
import { answerOwned, boughtProduct, givenProduct, overProduct, someOwnProducts, triedProduct } from './mocks'
import { OwnProductsCard } from './OwnProductsCard'

const texts = textsOf(ownProductsMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.personalHome, '', ...answers)
const cloudTrial = () => ({ ...triedProduct(), id: 'trial-2', productType: 1 as const })

/** A person's own products, on their home. */
const meta = {
  id: 'features-catalogue-ownproductscard',
  title: 'Features/Catalogue/OwnProductsCard 我的产品卡片',
  component: OwnProductsCard,
  decorators: [withFeature(catalogueAnswers)],
  parameters: { feature: showing(answerOwned([cloudTrial(), ...someOwnProducts()])).feature },
} satisfies Meta<typeof OwnProductsCard>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is shown without own products. */
export const Empty: Story = {
  parameters: showing(answerOwned([givenProduct])),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(texts.ownProducts)).toBeNull()
  },
}

/** A cloud app can be opened and an expired product renewed; a company's products are elsewhere. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: texts.launchOf(triedProduct().productName) }),
    ).toHaveAttribute('href', `${pagePaths.launchApp}?source=trial&id=trial-2`)
    await expect(canvas.getByRole('link', { name: texts.renewOf(overProduct.productName) })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=bridge&for=me&renew=${overProduct.id}`,
    )
    await expect(canvas.getByRole('link', { name: texts.openOf(boughtProduct.productName) })).toBeVisible()
    await expect(canvas.queryByText(givenProduct.productName)).toBeNull()
  },
}

export const LongText: Story = {
  parameters: showing(answerOwned([{ ...cloudTrial(), productName: '空间结构分析与设计软件'.repeat(5) }])),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
