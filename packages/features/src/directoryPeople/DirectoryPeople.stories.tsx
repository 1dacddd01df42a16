import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { directoryPeopleContract as operations } from '@atrium/contracts/directoryPeople/contract'
import { directoryPeopleRefusals } from '@atrium/contracts/directoryPeople/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answer, answerFirst, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { DirectoryPeople } from './DirectoryPeople'
import { directoryPeopleMessages } from './messages'
import { answerLeavers, answerPeople, directoryPeopleAnswers, someLeavers, somePeople } from './mocks'

const texts = textsOf(directoryPeopleMessages)
const components = textsOf(componentMessages)
const first = '温如玉'

/** The people of a directory, `/directoryPeople`, and those whose membership it ended. */
const meta = {
  id: 'features-directorypeople-directorypeople',
  title: 'Features/DirectoryPeople/DirectoryPeople 目录人员',
  component: DirectoryPeople,
  decorators: [withFeature(directoryPeopleAnswers)],
  parameters: {
    feature: { host: { location: { pathname: pagePaths.directoryPeople, search: 'directory=directory-1' } } },
  },
} satisfies Meta<typeof DirectoryPeople>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Loading: Story = {
  parameters: answering(never(operations.listDirectoryPeople)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(answerPeople([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '无此人{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

/** Members, and those who wait, each with the reason. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(first)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Entra ID')
    await expect(canvas.getByText(texts.phoneMissing)).toBeInTheDocument()
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listDirectoryPeople, {
      directoryName: 'Entra ID',
      totalItems: 40,
      counts: [],
      list: [...somePeople],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(first)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText(first)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listDirectoryPeople, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listDirectoryPeople, 'forbidden')),
  play: isForbidden,
}

/** The directory has ended. */
export const NotFound: Story = {
  parameters: answering(refuse(operations.listDirectoryPeople, directoriesRefusals.directoryMissing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentenceOf(directoriesRefusals.directoryMissing))).toBeVisible()
  },
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究中心'

export const LongText: Story = {
  parameters: answering(
    answerPeople(
      somePeople.map((row) => ({
        ...row,
        name: '欧阳上官司徒皇甫南宫',
        userName: `${'first.middle.last'.repeat(5)}@subsidiary.construction.example`,
        departmentName: long,
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerPeople(
      Array.from({ length: 10_000 }, (_, n) => ({ ...somePeople[n % 12], personId: `${n}` }) as never),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(10_000))).toBeVisible()
  },
}

/** On a phone, the second line says why somebody waits. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.phoneMissing)).toBeVisible()
  },
}

/** Only those who could not be invited. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(first)
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.waiting) }))
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull())
    await expect(canvas.getByText('邵文博')).toBeVisible()
  },
}

async function openLeavers({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.leavers }))
  await expect(await canvas.findByRole('heading', { level: 1, name: texts.leavers })).toBeVisible()
  await canvas.findByText(first)
}

/** Members whom the directory removed; the department of one is gone. */
export const Leavers: Story = {
  play: openLeavers,
}

export const NoLeavers: Story = {
  parameters: answering(answerLeavers([])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.leavers }))
    await expect(await canvas.findByText(texts.noLeavers)).toBeVisible()
  },
}

async function takeBackFirst(context: Context) {
  await openLeavers(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: texts.takeBackOf(first) }))
  const question = within(await screen.findByRole('alertdialog'))
  await context.userEvent.click(question.getByRole('button', { name: texts.takeBack }))
  return question
}

export const ReturnSucceeds: Story = {
  play: async (context) => {
    await takeBackFirst(context)
    await expectNotice(context, texts.takenBack)
  },
}

export const ReturnFails: Story = {
  parameters: answering(refuse(operations.returnDirectoryLeavers, directoryPeopleRefusals.nobodyReturned)),
  play: async (context) => {
    const question = await takeBackFirst(context)
    await expect(await question.findByText(sentenceOf(directoryPeopleRefusals.nobodyReturned))).toBeVisible()
  },
}

/** Several at once; one can’t be restored. */
export const SeveralReturn: Story = {
  parameters: answering(
    answer(operations.returnDirectoryLeavers, ({ body }) => ({
      returned: body.userIds.slice(1),
      skipped: body.userIds.slice(0, 1),
    })),
  ),
  play: async (context) => {
    await openLeavers(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.takeBack }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(texts.takeBackSome(String(someLeavers.length)))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: texts.takeBack }))
    await expectNotice(context, texts.takenBackSome('4', '1'))
  },
}
