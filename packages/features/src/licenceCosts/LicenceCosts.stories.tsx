import { licenceCostsContract as operations } from '@atrium/contracts/licenceCosts/contract'
import { licenceCostsRefusals } from '@atrium/contracts/licenceCosts/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import {
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { LicenceCosts } from './LicenceCosts'
import { licenceCostsMessages } from './messages'
import { answerCosts, costsOf, licenceCostsAnswers, someDepartments } from './mocks'

const texts = textsOf(licenceCostsMessages)
const components = textsOf(componentMessages)
const location = { pathname: pagePaths.licenceCosts, search: '' }
const at = (search: string) => ({ feature: { host: { location: { ...location, search } } } })

/** What licences cost by month, department and product, `/licenceCosts`. */
const meta = {
  id: 'features-licencecosts-licencecosts',
  title: 'Features/LicenceCosts/LicenceCosts 费用分摊',
  component: LicenceCosts,
  decorators: [withFeature(licenceCostsAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof LicenceCosts>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listLicenceCosts)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(answerCosts([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

/** Before the first order. */
export const NothingBought: Story = {
  parameters: answering(answerFirst(operations.listLicenceCosts, { ...costsOf([]), hasOrders: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noOrders)).toBeVisible()
  },
}

export const NoMatches: Story = {
  parameters: at('search=none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '结构工程事业部' })).toBeVisible()
    await expect(canvas.getByText(texts.own)).toBeVisible()
  },
}

export const ByProduct: Story = {
  parameters: at('rowsBy=product&costsBy=used'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'BIM协同设计云平台' })).toBeVisible()
    await expect(canvas.getByText(texts.usedHint, { exact: false })).toBeVisible()
  },
}

const many = Array.from({ length: 5000 }, (_, n) => {
  const some = someDepartments[1 + (n % 4)]
  return { ...(some as (typeof someDepartments)[number]), id: `dep-${n}`, name: `${some?.name}${n + 1}` }
})

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listLicenceCosts, { ...costsOf(many.slice(0, 20)), totalItems: 64 }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '结构工程事业部1' })
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: texts.list })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listLicenceCosts, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listLicenceCosts, 'forbidden')),
  play: async (context) => {
    await isForbidden(context)
    await expect(context.canvas.queryByRole('button', { name: texts.download })).toBeNull()
  },
}

/** The address names a department that was deleted, or isn't the caller's to see. */
export const NotFound: Story = {
  parameters: {
    feature: {
      host: { location: { ...location, search: 'department=gone' } },
      answers: [fail(operations.listLicenceCosts, 'missing')],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.listFailed)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(
    answerCosts(
      someDepartments.map((each) => ({
        ...each,
        name: '西南地区轨道交通与地下空间综合开发工程设计研究分院'.repeat(2),
        amounts: each.amounts.map((amount) => amount + 12_345_678.9),
        amount: 123_456_789.01,
        unusedAmount: 98_765_432.1,
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(answerCosts(many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(5000))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } }

/** The heading names an opened department, which the path doesn't have on a phone. */
export const NarrowDepartment: Story = {
  parameters: at('department=dep-structure'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '结构工程事业部' })).toBeVisible()
  },
}

/** A department below the top, for one product. */
export const OneDepartment: Story = {
  parameters: at('department=dep-structure&product=main-bim'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: texts.chosen })).toBeVisible()
    await expect(canvas.getByText(texts.productOf('BIM协同设计云平台'))).toBeVisible()
  },
}

const calls: RecordedCall[] = []

export const DownloadSucceeds: Story = {
  parameters: { feature: { host: { location }, calls } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.download }))
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'downloadLicenceCosts')).toHaveLength(1),
    )
  },
}

export const DownloadFails: Story = {
  parameters: answering(refuse(operations.downloadLicenceCosts, licenceCostsRefusals.tooManyRows)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.download }))
    await expect(await screen.findByText(/1,000,000|100万/)).toBeVisible()
  },
}
