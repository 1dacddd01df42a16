import { applicationsContract as operations } from '@atrium/contracts/applications/contract'
import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { shareMessages } from './messages'
import { applicationsAnswers, resetApplications, someLink } from './mocks'
import { ShareLinkDialog } from './ShareLinkDialog'
import { answering, inFeature, shows } from './storySteps'

const shareTexts = textsOf(shareMessages)
const shared = textsOf(sharedMessages)

/** Sharing a link and its QR code, from `/comMbManage`. */
const meta = {
  id: 'features-applications-sharelinkdialog',
  title: 'Features/Applications/ShareLinkDialog 分享链接或二维码',
  component: ShareLinkDialog,
  decorators: [inFeature, withFeature(applicationsAnswers)],
  args: { open: true, onOpenChange: fn() },
  beforeEach: resetApplications,
} satisfies Meta<typeof ShareLinkDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const Loading: Story = {
  parameters: answering(never(operations.listInviteLinks)),
  play: async () => {
    const { findByRole, queryByText } = await dialog()
    await expect(await findByRole('radio', { name: shareTexts.days(7) })).toBeChecked()
    await expect(queryByText(shareTexts.links)).toBeNull()
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listInviteLinks, [])),
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: shareTexts.create })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listInviteLinks, 'unavailable')),
  play: async () => {
    await (await dialog()).findByText(shareTexts.linksFailed)
    await shows(shareTexts.linksFailed)
  },
}

export const Pristine: Story = {
  play: async () => {
    const { findByText, getByRole } = await dialog()
    const facts = await findByText(containing(shareTexts.madeBy('周明远')))
    await waitFor(() => expect(facts).toBeVisible())
    await expect(getByRole('radio', { name: shareTexts.days(90) })).not.toBeChecked()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.createInviteLink)),
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: shareTexts.create }))
    await waitFor(() =>
      expect(getByRole('button', { name: shareTexts.create })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.createInviteLink, applicationsRefusals.tooManyLinks)),
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: shareTexts.create }))
    await shows(sentenceOf(applicationsRefusals.tooManyLinks))
  },
}

/** The picture, the link and the download appear. */
export const Saved: Story = {
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: shareTexts.create }))
    const picture = await findByRole('img', { name: new RegExp(`^${shareTexts.picture('.+')}$`) })
    await waitFor(() => expect(picture).toBeVisible())
    await expect(getByRole('link', { name: shareTexts.download })).toHaveAttribute('download')
    await expect(getByRole('button', { name: shareTexts.copy })).toHaveFocus()
  },
}

/** For 30 days into a chosen department, and then another one. */
export const CreatesForDepartment: Story = {
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog()
    await userEvent.click(getByRole('radio', { name: shareTexts.days(30) }))
    await userEvent.click(getByRole('combobox', { name: shareTexts.department }))
    await userEvent.click(await findByRole('radio', { name: '综合管理部' }))
    await expect(getByRole('combobox', { name: shareTexts.department })).toHaveTextContent('综合管理部')
    await userEvent.click(getByRole('button', { name: shareTexts.create }))
    await expect(await findByRole('textbox', { name: shareTexts.link })).toHaveValue(
      'https://atrium.example/joinCompany?link=company-1.link-2.k3',
    )
    await userEvent.click(getByRole('button', { name: shareTexts.createAnother }))
    await expect(getByRole('button', { name: shareTexts.create })).toHaveFocus()
  },
}

export const RevokeSucceeds: Story = {
  play: async ({ userEvent }) => {
    const { findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: new RegExp(`^${shareTexts.revokeOf('.+')}$`) }))
    const question = within(await screen.findByRole('alertdialog', { name: shareTexts.revokeTitle }))
    await userEvent.click(question.getByRole('button', { name: shareTexts.revoke }))
    await shows(shareTexts.revoked)
  },
}

export const RevokeFails: Story = {
  parameters: answering(fail(operations.revokeInviteLink, 'offline')),
  play: async ({ userEvent }) => {
    const { findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: new RegExp(`^${shareTexts.revokeOf('.+')}$`) }))
    const question = within(await screen.findByRole('alertdialog', { name: shareTexts.revokeTitle }))
    await userEvent.click(question.getByRole('button', { name: shareTexts.revoke }))
    const failure = await question.findByText(shared.offline)
    await waitFor(() => expect(failure).toBeVisible())
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listInviteLinks, [
      {
        ...someLink,
        department: Array.from({ length: 6 }, () => '西南地区轨道交通与地下空间综合开发中心').join('/'),
        inviterName: '欧阳上官司徒皇甫南宫慕容',
      },
    ]),
  ),
  play: async () => {
    await expect(await (await dialog()).findByText(/欧阳上官司徒皇甫南宫慕容/)).toBeInTheDocument()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listInviteLinks,
      Array.from({ length: 50 }, (_, n) => ({
        ...someLink,
        linkId: `link-${n}`,
        inviterName: `成员${n + 1}`,
      })),
    ),
  ),
  play: async () => {
    await expect(
      await (await dialog()).findByText(containing(shareTexts.madeBy('成员50'))),
    ).toBeInTheDocument()
  },
}

export const Narrow: Story = { ...Saved, globals: { viewport: { value: 'phone' } } }
