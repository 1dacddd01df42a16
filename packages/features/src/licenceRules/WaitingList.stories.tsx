import { licenceRulesContract as operations } from '@atrium/contracts/licenceRules/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answer, answerFirst, fail, never, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { licenceRulesMessages } from './messages'
import { answerWaiting, licenceRulesAnswers, sampleProducts, someWaiting } from './mocks'
import { inFeature } from './storySteps'
import { WaitingList } from './WaitingList'

const texts = textsOf(licenceRulesMessages)
const components = textsOf(componentMessages)

const at = (search: string) => ({ location: { pathname: pagePaths.licenceWaiting, search } })
const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host: at('') } })

/** Who waits for a licence, `/licenceWaitingList`. */
const meta = {
  id: 'features-licencerules-waitinglist',
  title: 'Features/LicenceRules/WaitingList 等待名单',
  component: WaitingList,
  decorators: [inFeature, withFeature(licenceRulesAnswers)],
  parameters: { feature: { host: at('') } },
} satisfies Meta<typeof WaitingList>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listWaiting)),
  play: isLoading('table', () => texts.waitingList),
}

export const Empty: Story = {
  parameters: answering(answerWaiting([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.nobodyWaits)).toBeVisible()
  },
}

/** Nobody waits for the product of the address. */
export const NoMatches: Story = {
  parameters: { feature: { host: at('mainId=main-review') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('蒋南风')).toBeVisible()
    await expect(canvas.getByText(texts.byRequest)).toBeVisible()
  },
}

const many = Array.from(
  { length: 260 },
  (_, n) =>
    ({
      ...someWaiting[0],
      userId: `user-${n}`,
      mainId: `main-${n % 9}`,
      productName: `产品${(n % 9) + 1}`,
      position: Math.floor(n / 9) + 1,
    }) as (typeof someWaiting)[0],
)

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listWaiting, { totalItems: 260, list: many.slice(0, 10), products: [] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('蒋南风'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listWaiting, 'unavailable')),
  play: hasFailed(() => texts.waitingFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listWaiting, 'forbidden')),
  play: isForbidden,
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answerWaiting(
      someWaiting.map((row) => ({
        ...row,
        realName: '欧阳上官司徒皇甫南宫',
        productName: long.repeat(2),
        department: Array.from({ length: 5 }, () => long).join('/'),
        rule: row.rule && { ...row.rule, name: long.slice(0, 25).repeat(2) },
      })),
    ),
  ),
}

/** Many products are in a select with their demand. */
export const ManyRows: Story = {
  parameters: answering(answerWaiting(many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(260))).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: texts.productFilter })).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

export const OneProduct: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: startingWith(sampleProducts[2].productName) }),
    )
    await waitFor(() => expect(canvas.queryByText('蒋南风')).toBeNull())
    await expect(canvas.getByText('余敏')).toBeVisible()
  },
}
