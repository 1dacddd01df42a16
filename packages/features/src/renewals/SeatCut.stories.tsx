import { pagePaths } from '@atrium/contracts/paths'
import { renewalsContract as operations } from '@atrium/contracts/renewals/contract'
import { renewalsRefusals } from '@atrium/contracts/renewals/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { storyLocale, textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { renewalsMessages } from './messages'
import { answerCut, answerHolders, renewalsAnswers, someCut, someHolders } from './mocks'
import { SeatCut } from './SeatCut'

const texts = textsOf(renewalsMessages)
const components = textsOf(componentMessages)
const location = { pathname: pagePaths.seatCut, search: 'batch=main-elastic' }

/** Who loses a seat when fewer are renewed, `/licenceSeatCut`. */
const meta = {
  id: 'features-renewals-seatcut',
  title: 'Features/Renewals/SeatCut 未续费席位收回名单',
  component: SeatCut,
  decorators: [withFeature(renewalsAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof SeatCut>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Loading: Story = {
  parameters: answering(never(operations.getSeatCut), never(operations.listSeatHolders)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: texts.holders })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Only unused seats end. */
export const Empty: Story = {
  parameters: answering(
    answerCut({ ...someCut, usedCount: 0, losingCount: 0, ownLosingCount: 0 }),
    answerHolders([]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noHolders)).toBeVisible()
  },
}

export const NoMatches: Story = {
  parameters: {
    feature: { host: { location: { ...location, search: `${location.search}&search=none` } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.cutSentence('2027-05-20', '12', '8'))).toBeVisible()
    await expect(await canvas.findByRole('button', { name: texts.makeKeepOf('沈嘉禾') })).toBeVisible()
  },
}

const many = Array.from({ length: 90 }, (_, n) => ({
  ...(someHolders[n % 11] ?? (someHolders[0] as (typeof someHolders)[number])),
  userId: `user-${n}`,
  isLosing: n < 30,
}))

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listSeatHolders, { totalItems: 90, list: many.slice(0, 20) })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('沈嘉禾')
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getSeatCut, 'unavailable')),
  play: hasFailed(() => texts.cutFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getSeatCut, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: answering(refuse(operations.getSeatCut, renewalsRefusals.cutMissing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.cutMissing)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(
    answerCut({
      ...someCut,
      productName: '西南地区轨道交通与地下空间综合开发工程设计研究软件'.repeat(2),
      ownLosingCount: 2,
      decidedBy: '欧阳上官司徒皇甫南宫',
      decidedAt: '2026-11-19T02:30:00.000Z',
    }),
    answerHolders(
      someHolders.map((holder) => ({
        ...holder,
        realName: '欧阳上官司徒皇甫南宫',
        department: '云筑建筑设计研究院/西南地区轨道交通与地下空间综合开发工程事业部/第一设计所',
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerCut({ ...someCut, seats: 100, seatsAfter: 60, usedCount: 90, losingCount: 30, ownLosingCount: 30 }),
    answerHolders(many),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(90))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } }

const button = (canvas: Context['canvas'], name: string) => canvas.findByRole('button', { name })

const calls: RecordedCall[] = []

/** One is exchanged for another. Saving too early says how many are missing. */
export const DecideSucceeds: Story = {
  parameters: { feature: { host: { location }, calls } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, texts.makeKeepOf('沈嘉禾')))
    await expect(await canvas.findByText(texts.balance('2', '3'))).toBeVisible()
    await userEvent.click(await button(canvas, texts.save))
    await expect(await canvas.findByText(texts.saveTooFew('1'))).toBeVisible()
    await userEvent.click(await button(canvas, texts.makeLoseOf('许承泽')))
    await userEvent.click(await button(canvas, texts.save))
    await waitFor(() => expect(canvas.queryByRole('button', { name: texts.save })).toBeNull())
    await expect(calls.filter(({ operation }) => operation === 'decideSeatCut')).toHaveLength(1)
  },
}

const differs = renewalsRefusals.countDiffers({ needed: 3 })

/** Another administrator decided meanwhile. */
export const DecideFails: Story = {
  parameters: answering(refuse(operations.decideSeatCut, differs)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, texts.makeKeepOf('沈嘉禾')))
    await userEvent.click(await button(canvas, texts.makeLoseOf('许承泽')))
    await userEvent.click(await button(canvas, texts.save))
    await expect(
      await canvas.findByText(differs[storyLocale() === 'en' ? 'english' : 'chinese']),
    ).toBeVisible()
  },
}
