import { authorisationContract as operations } from '@atrium/contracts/authorisation/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
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
import { containing } from '../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { somePicture } from '../shared/stories/somePicture'
import { expectNotice, expectPicture } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { ByMember } from './ByMember'
import { authorisationMessages } from './messages'
import { authorisationAnswers, longName, someMembers } from './mocks'

const texts = textsOf(authorisationMessages)
const components = textsOf(componentMessages)
const licenceTexts = textsOf(licenceMessages)
const lists = textsOf(listMessages)

/** All members with the number of their licences, `/EmPowerAsMember`. */
const meta = {
  id: 'features-authorisation-bymember',
  title: 'Features/Authorisation/ByMember 按成员授权',
  component: ByMember,
  decorators: [withFeature(authorisationAnswers)],
} satisfies Meta<typeof ByMember>

export default meta
type Story = StoryObj<typeof meta>

const noMembers = answer(operations.listMembers, { totalItems: 0, list: [] })

export const Loading: Story = {
  parameters: answering(never(operations.listMembers)),
  play: isLoading('table', () => texts.members),
}

export const Empty: Story = {
  parameters: answering(noMembers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noMembers)).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.searchMembers }), '  查无此人 {Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(28))).toBeVisible()
    const row = canvas.getByRole('row', { name: /林静姝/ })
    await expectPicture(row, somePicture)
    const manage = within(row).getByRole('link', { name: texts.manageFor('林静姝') })
    await expect(manage).toHaveAttribute(
      'href',
      `${pagePaths.memberLicences}?userId=dXNlci0x&pageSize=10&pageIndex=1`,
    )
  },
}

const slowCalls: RecordedCall[] = []

/** The next page is loading; this one stays. */
export const Refreshing: Story = {
  parameters: {
    feature: {
      calls: slowCalls,
      answers: [answerFirst(operations.listMembers, { totalItems: 28, list: someMembers.slice(0, 10) })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('林静姝')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('林静姝')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listMembers, 'unavailable')),
  play: hasFailed(() => texts.membersFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listMembers, 'forbidden')),
  play: isForbidden,
}

const searchCalls: RecordedCall[] = []

/** A search is trimmed and goes back to page 1 with 10 rows. */
export const SearchStartsAgain: Story = {
  parameters: { feature: { calls: searchCalls } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: components.pageSizeLabel }),
      '20',
    )
    await userEvent.click(await canvas.findByRole('button', { name: components.page(2) }))
    await expect(await canvas.findByText('金若愚')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.searchMembers }), ' 抗震 {Enter}')
    await expect(await canvas.findByText('陈思齐')).toBeVisible()
    await expect(searchCalls.findLast((call) => call.operation === 'listMembers')?.query).toMatchObject({
      searchName: '抗震',
      pageIndex: '1',
      pageSize: '10',
    })
    await expect(canvas.getByText(components.total(6))).toBeVisible()
  },
}

/** The service sorts, by number of licences or by join date. */
export const SortedByLicences: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: containing(texts.grantCount) })).getByRole('button'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: containing(texts.grantCount) })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    )
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('6'))
  },
}

/** Hidden columns are kept in the address, so that a copied link shows the same table. */
export const ColumnsHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    await userEvent.click(canvas.getByRole('button', { name: lists.columns }))
    await userEvent.click(await screen.findByRole('checkbox', { name: texts.department }))
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: containing(texts.department) })).toBeNull(),
    )
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: lists.columnsHidden(1) })).toBeVisible()
  },
}

export const PathSwitchSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    await expect(canvas.queryByText('结构工程事业部')).toBeNull()
    const path = canvas.getByRole('switch', { name: texts.fullDepartmentPath })
    await waitFor(() => expect(path).toBeEnabled())
    await userEvent.click(path)
    await expect(path).toBeChecked()
    await waitFor(() => expect(canvas.getAllByText('结构工程事业部')[0]).toBeVisible())
  },
}

export const PathSwitchFails: Story = {
  parameters: answering(fail(operations.updatePageStatus, 'unavailable')),
  play: async (context) => {
    const { canvas, userEvent } = context
    const path = canvas.getByRole('switch', { name: texts.fullDepartmentPath })
    await waitFor(() => expect(path).toBeEnabled())
    await userEvent.click(path)
    await expectNotice(context, texts.choiceFailed)
    await expect(path).not.toBeChecked()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.getPageStatus, {
      pageStatusCode: 'yhtqt-acy-bmxs',
      pageStatusName: '',
      dataValue: '1',
    }),
    answer(operations.listMembers, {
      totalItems: 3,
      list: someMembers.slice(0, 3).map((row) => ({
        ...row,
        userName: '欧阳上官司徒皇甫南宫',
        department: Array.from({ length: 6 }, () => longName.slice(0, 30)).join('/'),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('欧阳上官司徒皇甫南宫'))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listMembers, ({ query }) => ({
      totalItems: 100_000,
      list: Array.from({ length: query.pageSize }, (_, index) => {
        const number = (query.pageIndex - 1) * query.pageSize + index + 1
        return {
          ...(someMembers[index % 28] ?? someMembers[0]),
          userId: `user-${number}`,
          userName: `成员${number}`,
        }
      }).filter((row): row is (typeof someMembers)[number] => 'phone' in row),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: components.pageSizeLabel }),
      '100',
    )
    await expect(await canvas.findByText('成员100')).toBeInTheDocument()
    await expect(canvas.getByText(components.total(100_000))).toBeInTheDocument()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林静姝')).toBeVisible()
  },
}

export const ClearsSearch: Story = {
  play: async (context) => {
    await NoMatches.play?.(context)
    const { canvas, userEvent } = context
    const search = canvas.getByRole('searchbox', { name: texts.searchMembers })
    await userEvent.click(canvas.getAllByRole('button', { name: components.clearSearch }).at(-1) ?? search)
    await expect(await canvas.findByText(components.total(28))).toBeVisible()
    await expect(search).toHaveValue('')
  },
}

const bulkLicences = fn()

/** Licences of selected members. The page shows the dialog. */
export const AssigningLicences: Story = {
  args: { bulkLicences },
  play: async ({ canvas, userEvent }) => {
    bulkLicences.mockClear()
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(await canvas.findByRole('button', { name: licenceTexts.assignLicences }))
    await expect(bulkLicences).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'grant', people: expect.arrayContaining([expect.anything()]) }),
    )
  },
}
