import { authorisationContract as operations } from '@atrium/contracts/authorisation/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import { answer, answerFirst, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { isLoading } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { formatTimestamp, formatValidity } from '../shared/texts/format'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { CompanyProducts } from './CompanyProducts'
import { authorisationMessages } from './messages'
import { authorisationAnswers, longName, someProduct, someProducts } from './mocks'

const texts = textsOf(authorisationMessages)
const components = textsOf(componentMessages)
const lists = textsOf(listMessages)
const shared = textsOf(sharedMessages)

/** All products and services of the company, `/allProucctsAndSer`. */
const meta = {
  id: 'features-authorisation-companyproducts',
  title: 'Features/Authorisation/CompanyProducts 全部产品与服务',
  component: CompanyProducts,
  decorators: [withFeature(authorisationAnswers)],
} satisfies Meta<typeof CompanyProducts>

export default meta
type Story = StoryObj<typeof meta>

const listOf = (list: readonly (typeof someProducts)[number][]) => ({
  counts: [],
  totalItems: list.length,
  hasPreviousPage: false,
  list: [...list],
})

export const Loading: Story = {
  parameters: answering(never(operations.listProducts)),
  play: isLoading('table', () => texts.serialNumberProducts),
}

export const Empty: Story = {
  parameters: answering(answer(operations.listProducts, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noSerialNumberProducts)).toBeVisible()
    await expect(canvas.getByText(texts.noSubscriptionProducts)).toBeVisible()
    for (const link of canvas.getAllByRole('link', { name: texts.buyOnline }))
      await expect(link).toHaveAttribute('href', `${pagePaths.shop}?for=company-1`)
  },
}

/** A member who can't buy for the company sees its products, but no link to the shop. */
export const MayNotBuy: Story = {
  parameters: { feature: { host: { companyRole: 'member' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BIM协同设计云平台')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.buyOnline })).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const serial = within(canvas.getByRole('table', { name: texts.serialNumberProducts }))
    const permanent = within(await serial.findByRole('row', { name: /空间结构分析与设计软件/ }))
    await expect(permanent.getByText(components.permanent)).toBeVisible()
    await expect(serial.getByRole('button', { name: texts.validityNote })).toBeVisible()
    await expect(permanent.getByText(texts.days(100))).toBeVisible()
    const cloud = within(canvas.getByRole('table', { name: texts.subscriptionProducts }))
    await expect(within(cloud.getByRole('row', { name: /智慧工地/ })).getByText(texts.days(0))).toBeVisible()
  },
}

/** A licence's days are days in the vendor's time zone, whatever the reader's. */
export const Abroad: Story = {
  parameters: { feature: { host: { timeZone: 'America/Los_Angeles' } } },
  play: async ({ canvas }) => {
    const dated = someProducts.find(
      ({ licensingType, productName }) => licensingType === 'dated' && productName,
    )
    const row = within(await canvas.findByRole('row', { name: new RegExp(dated?.productName ?? '') }))
    const { startTime: start = '', endTime: end = '' } = dated ?? {}
    const range = { start, end, licensingType: 'dated' } as const
    await expect(row.getByText(formatValidity(range, '', 'Asia/Shanghai'))).toBeVisible()
    await expect(
      row.getByTitle(texts.endsThen(formatTimestamp(end, 'Asia/Shanghai').slice(-8))),
    ).toBeVisible()
  },
}

/** Each table has its own file, in the order on screen. */
export const ExportSucceeds: Story = {
  parameters: {
    feature: { host: { location: { pathname: pagePaths.companyProducts, search: 'sort=-remainingDays' } } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('BIM协同设计云平台')
    const saved = spyOn(URL, 'createObjectURL')
    const [serial] = canvas.getAllByRole('button', { name: lists.exportRows })
    if (serial) await userEvent.click(serial)
    const ofKind = someProducts.filter(({ productType }) => productType === 0)
    await expectNotice(context, lists.exported(ofKind.length))
    const file = saved.mock.lastCall?.[0]
    saved.mockRestore()
    const [heading, ...lines] =
      file instanceof Blob ? (await file.text()).replaceAll('"', '').trim().split('\r\n') : []
    await expect(heading).toContain(`${texts.productName},${texts.validity},${texts.endsAt},`)
    await expect(lines.find((line) => line.includes('空间结构分析与设计软件'))).toContain(texts.permanentDays)
    await expect(lines).toHaveLength(ofKind.length)
    const days = lines.map((line) => Number(/,(\d+),\d+,\d+,/.exec(line)?.[1] ?? 100))
    await expect(days).toEqual([...days].sort((one, other) => other - one))
  },
}

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listProducts, listOf(someProducts))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BIM协同设计云平台')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listProducts, 'unavailable')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: shared.retry }))[0]).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listProducts, 'forbidden')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(components.forbiddenTitle))[0]).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listProducts, listOf(someProducts.map((row) => ({ ...row, productName: longName })))),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
  },
}

/** More than the service returns at once: all pages are requested. */
export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listProducts, ({ query }) => ({
      totalItems: 240,
      counts: [],
      hasPreviousPage: query.pageIndex > 1,
      list: Array.from({ length: query.pageIndex === 3 ? 40 : 100 }, (_, index) => ({
        ...someProduct,
        mainId: `main-${query.pageIndex}-${index}`,
      })),
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.productTotal(240))).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BIM协同设计云平台')).toBeVisible()
  },
}
