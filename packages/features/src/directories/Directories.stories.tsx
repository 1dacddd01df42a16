import { directoriesContract as operations } from '@atrium/contracts/directories/contract'
import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { secondStepWantedMessages } from '../shared/request/messages'
import { answer, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { hasFailed } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { Directories } from './Directories'
import { directoriesMessages } from './messages'
import { directoryAnswers, someDirectories } from './mocks'

const texts = textsOf(directoriesMessages)
const closed = textsOf(secondStepWantedMessages)

/** The company's own directories, which maintain members and departments by SCIM. */
const meta = {
  id: 'features-directories-directories',
  title: 'Features/Directories/Directories 目录同步',
  component: Directories,
  decorators: [withFeature(directoryAnswers)],
} satisfies Meta<typeof Directories>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const first = 'Entra ID'

/** Chooses an action of the first directory. */
async function choose(canvas: Canvas, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.actionsOf(first) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** Opens the form that adds a directory, and fills in its name. */
async function fillIn(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.add }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.add }))
  if (name) await userEvent.type(await dialog.findByRole('textbox', { name: texts.name }), name)
  await userEvent.click(dialog.getByRole('button', { name: texts.add }))
  return dialog
}

export const Loading: Story = {
  parameters: answering(never(operations.listDirectories)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.title })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listDirectories, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.waiting('3'))).toBeVisible()
    await expect(canvas.getByText(texts.managesGroupsOn)).toBeVisible()
    await expect(canvas.getByText(texts.endsSoon)).toBeVisible()
    await expect(canvas.getByText(texts.noToken)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listDirectories, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

/** The company requires a second step, and the viewer has none. */
export const Forbidden: Story = {
  parameters: answering(refuse(operations.listDirectories, wireRefusals.secondStepWanted)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closed.title)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const dialog = await fillIn(canvas, '')
    await expect(await dialog.findByText(texts.nameRequired)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.addDirectory)),
  play: async ({ canvas }) => {
    const dialog = await fillIn(canvas, 'Okta')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: texts.add })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.addDirectory, directoriesRefusals.nameTaken)),
  play: async ({ canvas }) => {
    const dialog = await fillIn(canvas, 'Okta')
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(sentenceOf(directoriesRefusals.nameTaken)),
    )
    await expect(dialog.getByRole('textbox', { name: texts.name })).toHaveValue('Okta')
  },
}

export const Saved: Story = {
  play: async (story) => {
    await fillIn(story.canvas, 'Okta')
    await expectNotice(story, texts.added)
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(
      operations.listDirectories,
      someDirectories.map((directory) => ({
        ...directory,
        directoryName: '华东区域运营中心与海外项目联合体的统一身份目录（生产环境）',
        address: `https://${'long-name-'.repeat(8)}account.example.com/scim/v2`,
        tokens: directory.tokens.map((token) => ({
          ...token,
          tokenName: '华东区域运营中心与海外项目联合体的统一身份目录（生产环境）令牌',
        })),
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/联合体.*令牌/))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listDirectories,
      Array.from({ length: 10 }, (_, n) => ({
        ...someDirectories[0],
        directoryId: `directory-${n}`,
        directoryName: `${first} ${n + 1}`,
        tokens: Array.from({ length: 5 }, (_, m) => ({
          tokenId: `token-${n}-${m}`,
          tokenName: `token ${m + 1}`,
          issuedAt: '2026-02-20T02:00:00Z',
          endsAt: '2027-02-20T02:00:00Z',
          lastUsedAt: null,
        })),
      })) as never,
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${first} 10`)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.add })).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

/** The token is shown once. Closing without saving asks. */
export const TokenIsIssued: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.issueFor(first) }))
    const form = within(await screen.findByRole('dialog', { name: texts.issueFor(first) }))
    await userEvent.type(await form.findByRole('textbox', { name: texts.tokenName }), 'Okta')
    await userEvent.click(form.getByRole('button', { name: texts.issue }))
    const issued = within(await screen.findByRole('dialog', { name: texts.issuedTitle }))
    await expect(issued.getByText(/^atd_/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog', { name: texts.unkeptTitle })).toBeVisible()
  },
}

export const TokenIsRevoked: Story = {
  play: async (story) => {
    const { canvas } = story
    await userEvent.click(await canvas.findByRole('button', { name: texts.revokeOf('旧令牌') }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.revokeTitle('旧令牌') }))
    await userEvent.click(question.getByRole('button', { name: texts.revoke }))
    await expectNotice(story, texts.revoked)
  },
}

export const SettingsAreSaved: Story = {
  play: async (story) => {
    await choose(story.canvas, texts.edit)
    const dialog = within(await screen.findByRole('dialog', { name: texts.editOf(first) }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: texts.managesGroups }))
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expectNotice(story, texts.saved)
  },
}

/** Says what stays. */
export const EndIsRefused: Story = {
  parameters: answering(refuse(operations.endDirectory, directoriesRefusals.directoryMissing)),
  play: async ({ canvas }) => {
    await choose(canvas, texts.end)
    const question = within(await screen.findByRole('alertdialog', { name: texts.endTitle(first) }))
    await userEvent.click(question.getByRole('button', { name: texts.end }))
    await waitFor(() =>
      expect(question.getByRole('alert')).toHaveTextContent(sentenceOf(directoriesRefusals.directoryMissing)),
    )
  },
}
