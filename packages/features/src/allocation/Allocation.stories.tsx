import { allocationContract as operations } from '@atrium/contracts/allocation/contract'
import { allocationRefusals } from '@atrium/contracts/allocation/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { impactMessages } from '../shared/impact/messages'
import { licenceMessages } from '../shared/licence/messages'
import { listMessages } from '../shared/list/messages'
import { seatsMessages } from '../shared/seats/messages'
import { answer, answerFirst, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { containing, literally, startingWith } from '../shared/stories/patterns'
import { hasFailed, isLoading } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { undoMessages } from '../shared/undo/messages'
import { Allocation } from './Allocation'
import { allocationMessages } from './messages'
import {
  allocationAnswers,
  allocationOf,
  manyRows,
  refusesAllocation,
  resetAllocation,
  someProducts,
  someRows,
  takingFromUsers,
} from './mocks'

const texts = textsOf(allocationMessages)
const seatTexts = textsOf(seatsMessages)
const licence = textsOf(licenceMessages)
const components = textsOf(componentMessages)
const lists = textsOf(listMessages)
const shared = textsOf(sharedMessages)
const undo = textsOf(undoMessages)
const impact = textsOf(impactMessages)

/** `/depEmpowerAllocation` */
const meta = {
  id: 'features-allocation-allocation',
  title: 'Features/Allocation/Allocation 部门授权分配',
  component: Allocation,
  decorators: [withFeature(allocationAnswers)],
  beforeEach: resetAllocation,
} satisfies Meta<typeof Allocation>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const [structure] = someProducts
const allocated = (list: typeof someRows) =>
  answer(operations.listAllocation, allocationOf(structure ?? neverThere(), list))
function neverThere(): never {
  throw new Error('The sample has products.')
}

const rowOf = ({ canvas }: Pick<Context, 'canvas'>, name: string) =>
  canvas.findByRole('row', { name: new RegExp(name) })
const shows = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: 'li *' })).toBeVisible())

async function startAllocating({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.allocateFrom('结构工程事业部') }))
  return canvas.findByRole('textbox', { name: texts.countFor('结构设计一院') })
}

/** The chip of all departments: in English, “Allocated, unused” begins with its name. */
const allOnly = () => new RegExp(`^${literally(texts.all)}(?!\\p{L})`, 'u')

export const Loading: Story = {
  parameters: answering(never(operations.listAllocationProducts), never(operations.listAllocation)),
  play: isLoading('table', () => texts.table),
}

export const Empty: Story = {
  parameters: answering(answer(operations.listAllocationProducts, [])),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.noProducts)
    await expect(canvas.getByRole('link', { name: texts.toProducts })).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas }, '结构工程事业部')
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.searchDepartments }), '没有这个{Enter}')
    await expect(await canvas.findByText(components.clearSearch)).toBeVisible()
  },
}

/** A copied address shows the same departments and columns; collapsed departments are exported too. */
export const Shared: Story = {
  parameters: {
    feature: {
      host: {
        location: { pathname: pagePaths.allocation, search: 'search=超限&hide=used' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas }, '超限高层设计所')
    await expect(canvas.getByRole('searchbox', { name: texts.searchDepartments })).toHaveValue('超限')
    await expect(canvas.queryByRole('columnheader', { name: seatTexts.used })).toBeNull()
    const rows = canvas.getAllByRole('row').length - 1
    const collapsed = 1
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await shows(lists.exported(rows + collapsed))
  },
}

/** On the tree: all seats of a department are used, allocated and unused, or not allocated. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const cells = within(await rowOf({ canvas }, '结构工程事业部')).getAllByRole('cell')
    await expect(cells.slice(1, 5).map((cell) => cell.textContent)).toEqual(['24', '18', '3', '3'])
    await expect(canvas.queryByText('超限高层设计所')).toBeNull()
  },
}

/** Seats that are in use now can be passed on, because nobody holds one. */
export const ConcurrentSeats: Story = {
  parameters: answering(
    answer(
      operations.listAllocation,
      allocationOf(
        { ...(structure ?? neverThere()), isConcurrent: true },
        someRows.map((row) => ({ ...row, allocableCount: row.usedCount + row.leftCount })),
      ),
    ),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect((await canvas.findAllByText(seatTexts.usedNow)).length).toBe(2)
    const field = await startAllocating(context)
    await userEvent.type(field, '10')
    await expect(canvas.getByText(texts.rest(2))).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listAllocation, allocationOf(structure ?? neverThere(), someRows)),
  ),
  play: async (context) => {
    const field = await startAllocating(context)
    await context.userEvent.type(field, '2{Enter}')
    await waitFor(() => expect(context.canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await rowOf(context, '结构工程事业部')
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listAllocation, 'offline')),
  play: hasFailed(() => texts.failed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listAllocationProducts, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByText(components.forbiddenTitle)
  },
}

/** Seats of an ended product can't be moved. */
export const ReadOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const choice = texts.chooseProduct('空间结构分析与设计软件')
    await userEvent.click(await canvas.findByRole('button', { name: choice }))
    const list = within(await screen.findByRole('dialog', { name: texts.products }))
    await userEvent.type(list.getByRole('searchbox', { name: texts.searchProducts }), '暖通')
    await expect(list.queryByText('建筑施工图设计软件')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText(texts.notNormalNotice(licence.expired))
    await rowOf({ canvas }, '结构工程事业部')
    await expect(canvas.queryByRole('button', { name: startingWith(texts.takeBack) })).toBeNull()
  },
}

/** The product to pass on is found by its initials, which the service knows. */
export const FindsProductByInitials: Story = {
  parameters: answering(
    answer(operations.listAllocationProducts, ({ query: { searchCondition } }) =>
      someProducts.filter(
        ({ productName }) => searchCondition !== 'jzsgt' || productName === '建筑施工图设计软件',
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const choice = texts.chooseProduct('空间结构分析与设计软件')
    await userEvent.click(await canvas.findByRole('button', { name: choice }))
    const list = within(await screen.findByRole('dialog', { name: texts.products }))
    await userEvent.type(list.getByRole('searchbox', { name: texts.searchProducts }), 'jzsgt')
    await expect(await list.findByText('建筑施工图设计软件')).toBeVisible()
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const LongText: Story = {
  parameters: answering(
    allocated(
      someRows.map((row) => ({
        ...row,
        departmentName: `${row.departmentName}（华东区域综合建筑设计与工程咨询分部）`,
      })),
    ),
  ),
}

/** 5,000 departments; only visible ones are rendered. */
export const ManyRows: Story = {
  parameters: {
    feature: {
      answers: [allocated(manyRows)],
      host: { location: { pathname: pagePaths.allocation, search: 'show=all' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('设计所12')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
    await userEvent.type(
      canvas.getByRole('searchbox', { name: texts.searchDepartments }),
      '设计所4321{Enter}',
    )
    await canvas.findByText('设计所4321')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** To several departments at once; it can be undone for ten seconds. */
export const AllocateSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await startAllocating(context)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.queryByText('建筑设计事业部')).toBeNull()
    await userEvent.type(field, '１')
    await userEvent.type(canvas.getByRole('textbox', { name: texts.countFor('结构设计二院') }), '2')
    await canvas.findByText(texts.rest(0))
    await userEvent.click(canvas.getByRole('button', { name: texts.confirmAllocate }))
    await shows(texts.allocated)
    const owned = async () => within(await rowOf(context, '结构设计二院')).getAllByRole('cell')[1]
    await waitFor(async () => expect(await owned()).toHaveTextContent('6'))
    await userEvent.click(await screen.findByRole('button', { name: undo.undo }))
    await shows(undo.undone)
    await waitFor(async () => expect(await owned()).toHaveTextContent('4'))
  },
}

/** The typed numbers stay. */
export const AllocateFails: Story = {
  parameters: answering(refusesAllocation),
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await startAllocating(context)
    await userEvent.type(field, '3{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(sentenceOf(allocationRefusals.notEnoughLeft)),
    )
    await expect(field).toHaveValue('3')
  },
}

/** Numbers are validated while typing. */
export const AllocateChecksNumbers: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await startAllocating(context)
    await userEvent.type(field, '4')
    await canvas.findByText(texts.excess(1))
    await expect(canvas.getByRole('button', { name: texts.confirmAllocate })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '1.5')
    await expect(field).toHaveAccessibleDescription(texts.notANumber)
    await expect(field).toBeInvalid()
  },
}

/** The impact is shown first; such a change can't be undone. */
export const TakeBackSucceeds: Story = {
  parameters: answering(takingFromUsers),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: texts.takeBackFrom('结构工程事业部') }))
    const field = await canvas.findByRole('textbox', { name: texts.countFor('结构工程事业部') })
    await expect(field).toHaveAccessibleDescription(texts.mostInUse(12, 9))
    await userEvent.type(field, '6')
    await userEvent.click(canvas.getByRole('button', { name: texts.nextTakeBack }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: texts.askTakeBack(6, '云筑建筑设计研究院') }),
    )
    await dialog.findByText(impact.losers(2, 3))
    await userEvent.click(dialog.getByRole('button', { name: texts.confirmTakeBack }))
    await shows(texts.takenBack)
    await expect(screen.queryByRole('button', { name: undo.undo })).toBeNull()
  },
}

let owners = 12

/** Half of them own something. With one fewer, departments with seats would become the default filter. */
export const TakeBackKeepsFilter: Story = {
  parameters: answering(
    answer(operations.listAllocation, () =>
      allocationOf(
        structure ?? neverThere(),
        manyRows.slice(0, 24).map((row, at) => {
          const seats = at < owners ? 2 : 0
          return { ...row, ownedCount: seats, leftCount: seats }
        }),
      ),
    ),
    answer(operations.takeBack, () => {
      owners = 11
      return true as const
    }),
  ),
  beforeEach: () => {
    owners = 12
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.takeBackFrom('设计所11') }))
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.countFor('设计所11') }), '2{Enter}')
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText(impact.nobodyLoses)
    await userEvent.click(dialog.getByRole('button', { name: texts.confirmTakeBack }))
    await shows(texts.takenBack)
    await expect(await canvas.findByText('设计所23')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: allOnly() })).toBeChecked()
  },
}

export const TakeBackFails: Story = {
  parameters: answering(fail(operations.takeBack, 'offline')),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: texts.takeBackFrom('结构设计二院') }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: texts.countFor('结构设计二院') }),
      '1{Enter}',
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText(impact.nobodyLoses)
    await userEvent.click(dialog.getByRole('button', { name: texts.confirmTakeBack }))
    await waitFor(() => expect(dialog.getByText(containing(shared.offline))).toBeVisible())
  },
}

/** Nobody holds a concurrent seat, so nobody loses one. */
export const TakeBackConcurrent: Story = {
  parameters: ConcurrentSeats.parameters,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: texts.takeBackFrom('结构设计二院') }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: texts.countFor('结构设计二院') }),
      '1{Enter}',
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText(impact.nobodyLoses)
    await expect(dialog.getByText(texts.takeBackConcurrentLead('结构工程事业部'))).toBeVisible()
  },
}

/** The file includes collapsed departments. */
export const ExportSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await rowOf(context, '结构工程事业部')
    const shown = canvas.getAllByRole('rowheader').length
    await expect(shown).toBeLessThan(someRows.length)
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await shows(lists.exported(someRows.length))
  },
}

export const ClearsSearch: Story = {
  play: async (context) => {
    await NoMatches.play?.(context)
    await context.userEvent.click(context.canvas.getByText(components.clearSearch))
    await rowOf(context, '结构工程事业部')
  },
}

export const UnfoldsAndFolds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.expand('结构设计一院') }))
    await rowOf({ canvas }, '超限高层设计所')
    await userEvent.click(canvas.getByRole('button', { name: texts.collapse('结构工程事业部') }))
    await waitFor(() => expect(canvas.queryByText('结构设计一院')).toBeNull())
  },
}

/** If most departments own nothing, those with seats are shown by default; all are one press away. */
export const OwningFirst: Story = {
  parameters: answering(
    allocated(
      manyRows.map((row, at) => (at === 1 || at === 2 ? { ...row, ownedCount: 2, leftCount: 2 } : row)),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const chips = within(await canvas.findByRole('radiogroup', { name: texts.departmentFilter }))
    await waitFor(() => expect(chips.getByRole('radio', { name: startingWith(texts.owning) })).toBeChecked())
    await rowOf({ canvas }, '云筑建筑设计研究院')
    await userEvent.click(await canvas.findByRole('button', { name: texts.takeBackFrom('设计所1') }))
    await canvas.findByRole('textbox', { name: texts.countFor('设计所2') })
    await expect(canvas.queryByText('设计所12')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: shared.cancel }))
    await userEvent.click(await canvas.findByRole('radio', { name: allOnly() }))
    await expect(await canvas.findByText('设计所12')).toBeVisible()
  },
}

/** Allocated seats that nobody uses, with a link to them. */
export const FiltersIdle: Story = {
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas }, '综合管理部')
    await userEvent.click(canvas.getByRole('radio', { name: startingWith(texts.idle) }))
    await waitFor(() => expect(canvas.queryByText('综合管理部')).toBeNull())
    await expect(await rowOf({ canvas }, '居住建筑设计院')).toBeVisible()
  },
}

export const FindsDepartment: Story = {
  parameters: ManyRows.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('设计所12')
    await userEvent.type(
      canvas.getByRole('searchbox', { name: texts.searchDepartments }),
      '设计所4321{Enter}',
    )
    await expect(await canvas.findByText('设计所4321')).toBeVisible()
  },
}
