import { authorisationContract as operations } from '@atrium/contracts/authorisation/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { licenceMessages } from '../shared/licence/messages'
import { listMessages } from '../shared/list/messages'
import {
  answer,
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { findInRow } from '../shared/stories/rowSteps'
import { expectNotice } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { ByProduct } from './ByProduct'
import { authorisationMessages } from './messages'
import { authorisationAnswers, longName, someProduct, someProducts } from './mocks'

const texts = textsOf(authorisationMessages)
const licence = textsOf(licenceMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)
const lists = textsOf(listMessages)

/** All products, `/EmPowerAsPro`. */
const meta = {
  id: 'features-authorisation-byproduct',
  title: 'Features/Authorisation/ByProduct 按产品授权',
  component: ByProduct,
  decorators: [withFeature(authorisationAnswers)],
} satisfies Meta<typeof ByProduct>

export default meta
type Story = StoryObj<typeof meta>

const listOf = (list: readonly (typeof someProducts)[number][], totalItems = list.length) => ({
  totalItems,
  counts: [],
  hasPreviousPage: false,
  list: [...list],
})

export const Loading: Story = {
  parameters: answering(never(operations.listProducts)),
  play: isLoading('table', () => texts.products),
}

export const Empty: Story = {
  parameters: answering(answer(operations.listProducts, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noProducts)).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(containing(components.total(9)))
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.searchProducts }), '没有的产品{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(containing(components.total(9)))).toBeVisible()
    const row = within(canvas.getByRole('row', { name: /建筑施工图设计软件/ }))
    await expect(row.getByText('39 (80)')).toBeVisible()
    await expect(row.getByText('2026.07.19-2027.07.19')).toBeVisible()
    await expect(row.getByRole('link', { name: texts.manageFor('建筑施工图设计软件') })).toBeInTheDocument()
    const expired = within(canvas.getByRole('row', { name: /智慧工地管理云平台/ }))
    await expect(expired.queryByRole('link')).toBeNull()
    const manage = await findInRow(context, '智慧工地管理云平台', containing(texts.manageLink))
    await expect(manage).toHaveAttribute('aria-disabled', 'true')
    await expect(manage).toHaveTextContent(texts.manageUnavailable(licence.expired))
  },
}

const trial = someProducts.slice(2, 3).map((row) => ({ ...row, unUsedCount: 0, remainingDays: 14 }))

/**
 * A full product that ends soon shows the end as its state, because the bar shows that it is full. It is
 * counted with both.
 */
export const FullAndEnding: Story = {
  parameters: answering(
    answer(operations.listProducts, {
      ...listOf(trial),
      counts: [{ snStatus: 'fullAndEnding', count: 1 }],
    }),
  ),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /给排水与消防设计软件/ }))
    await expect(row.queryByText(licence.full)).toBeNull()
    await expect(row.getByText(licence.endsIn(14))).toBeVisible()
    for (const name of [licence.full, licence.ending])
      await expect(canvas.getByRole('radio', { name: startingWith(name) })).toHaveAccessibleName(/1$/)
    await expect(canvas.getByRole('radio', { name: startingWith(licence.normal) })).toHaveAccessibleName(/0$/)
  },
}

const [frame, ...others] = someProducts as [(typeof someProducts)[number], ...(typeof someProducts)[number][]]
const batchOf = (number: number, over: Partial<typeof frame> = {}) => ({
  ...frame,
  mainId: `main-1-${number}`,
  remarks: '',
  ...over,
  batch: { mainId: frame.mainId, number, count: 3, unUsedCount: 31, totalCount: 72, passedOn: 9 },
})
const year = { licensingType: 'dated', startTime: frame.startTime, unUsedCount: 5, totalCount: 12 } as const
const batched = listOf([
  batchOf(1, { ...year, endTime: '2026-12-20T16:00:00.000Z', remainingDays: 22 }),
  batchOf(3),
  ...others,
])

const showsBatches: Story['play'] = async (context) => {
  const { canvas } = context
  const name = frame.productName
  const product = within(await canvas.findByRole('row', { name: containing(texts.someBatches(2, 3)) }))
  await expect(product.getByText('31 (72)')).toBeVisible()
  await expect(product.queryByRole('link')).toBeNull()
  const first = within(canvas.getByRole('row', { name: containing(`${name} ${texts.batchNumber(1)}`) }))
  await expect(first.getByText('5 (12)')).toBeVisible()
  const last = within(canvas.getByRole('row', { name: containing(`${name} ${texts.batchNumber(3)}`) }))
  await expect(last.getByText('26 (60)')).toBeVisible()
  await expect(
    last.getByRole('link', { name: texts.manageFor(`${name} ${texts.batchNumber(3)}`) }),
  ).toHaveAttribute('href', expect.stringContaining('mainId=main-1-3'))
  await expect(canvas.getAllByRole('row', { name: containing(name) })).toHaveLength(3)
}

/** Batches of a product are below its row, with their own ends, seats and actions. */
export const Batches: Story = {
  parameters: answering(answer(operations.listProducts, batched)),
  play: showsBatches,
}

/** On a phone too: a batch shows its end in place of its name. */
export const BatchesNarrow: Story = {
  parameters: answering(answer(operations.listProducts, batched)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.someBatches(2, 3))).toBeVisible()
    if (window.innerWidth >= 768) return
    await expect(canvas.getByText(texts.until('2026-12-21'))).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listProducts, listOf(someProducts, 40))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(containing(components.total(40)))
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('建筑施工图设计软件')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listProducts, 'offline')),
  play: hasFailed(() => texts.productsFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listProducts, 'forbidden')),
  play: isForbidden,
}

const memberCalls: RecordedCall[] = []

/** An ordinary member may read the products but manages none, so nothing is requested. */
export const ForbiddenToMembers: Story = {
  parameters: { feature: { host: { companyRole: 'member' }, calls: memberCalls } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.forbiddenTitle)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(memberCalls).toHaveLength(0)
  },
}

const remarksCalls: RecordedCall[] = []

export const RemarksSaved: Story = {
  parameters: { feature: { calls: remarksCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const display = await canvas.findByRole('button', { name: texts.editRemarks('年底前确认续费') })
    display.focus()
    await userEvent.keyboard('{Enter}')
    const input = await canvas.findByRole('textbox', { name: texts.remarks })
    await userEvent.clear(input)
    await userEvent.type(input, '已续费{Enter}')
    await expectNotice(context, texts.remarksSaved)
    await expect(remarksCalls.findLast((call) => call.operation === 'updateRemarks')).toMatchObject({
      params: { mainId: 'main-3' },
      body: { remarks: '已续费' },
    })
  },
}

export const RemarksNotSaved: Story = {
  parameters: answering(fail(operations.updateRemarks, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    const display = await canvas.findByRole('button', { name: texts.editRemarks('年底前确认续费') })
    display.focus()
    await userEvent.keyboard('{Enter}')
    const input = await canvas.findByRole('textbox', { name: texts.remarks })
    await userEvent.clear(input)
    await userEvent.type(input, '已续费{Enter}')
    await expect(await canvas.findByText(shared.unavailable)).toBeVisible()
    await expect(input).toHaveValue('已续费')
  },
}

/** Administrators of a part of the company see remarks for the whole company. */
export const RemarksReadOnly: Story = {
  parameters: answering(
    answer(operations.listProducts, listOf(someProducts.map((row) => ({ ...row, canEditRemarks: false })))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('年底前确认续费')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.editRemarks('年底前确认续费') })).toBeNull()
    await expect(canvas.queryByText(texts.addRemarks)).toBeNull()
  },
}

/** The file contains all products, including those on other pages. */
export const ExportSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText(containing(components.total(9)))
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await expectNotice(context, lists.exported(9))
  },
}

/** A shared address shows the same columns. */
export const ColumnsHidden: Story = {
  parameters: {
    feature: {
      host: { location: { pathname: pagePaths.licencesByProduct, search: 'hide=validity,remarks' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: lists.columnsHidden(2) })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: texts.validity })).toBeNull()
    await expect(
      await canvas.findByRole('link', { name: texts.manageFor('建筑施工图设计软件') }),
    ).toHaveAttribute('href', expect.stringContaining('hide=validity%2Cremarks'))
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(
      operations.listProducts,
      listOf(someProducts.map((row) => ({ ...row, productName: longName, remarks: longName }))),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listProducts, ({ query }) =>
      listOf(
        Array.from({ length: query.pageSize }, (_, index) => ({
          ...someProduct,
          mainId: `main-${query.pageIndex}-${index}`,
        })),
        2400,
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: containing(components.goToPage) }),
      '3{Enter}',
    )
    await expect(await canvas.findByRole('cell', { name: '21' })).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('建筑施工图设计软件')).toBeVisible()
  },
}

const listCalls: RecordedCall[] = []

/** Search and sorting are kept in the address, and done by the service. */
export const SearchedAndSorted: Story = {
  parameters: { feature: { calls: listCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText(containing(components.total(9)))
    await userEvent.click(canvas.getByRole('button', { name: texts.validity }))
    await NoMatches.play?.(context)
    await expect(listCalls.findLast((call) => call.operation === 'listProducts')).toMatchObject({
      query: { searchCondition: '没有的产品', orderName: '2', pageIndex: '1' },
    })
  },
}

export const GoesToPage: Story = {
  parameters: ManyRows.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: containing(components.goToPage) }),
      '3{Enter}',
    )
    await expect(await canvas.findByRole('cell', { name: '21' })).toBeVisible()
  },
}

const bulkLicences = fn()

/** Licences of selected products. The page shows the dialog. */
export const AssigningLicences: Story = {
  args: { bulkLicences },
  play: async ({ canvas, userEvent }) => {
    bulkLicences.mockClear()
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(await canvas.findByRole('button', { name: licence.assignLicences }))
    await expect(bulkLicences).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'grant', productIds: expect.arrayContaining([expect.anything()]) }),
    )
  },
}
