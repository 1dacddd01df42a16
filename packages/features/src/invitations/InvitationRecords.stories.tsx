import { invitationsContract as operations } from '@atrium/contracts/invitations/contract'
import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import {
  answer,
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { chooseInRow } from '../shared/stories/rowSteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { InvitationRecords } from './InvitationRecords'
import { invitationsMessages } from './messages'
import { invitationsAnswers, someInvitations } from './mocks'

const texts = textsOf(invitationsMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)
const lists = textsOf(listMessages)

/** The states of the invitation records, `/seeInviteHis`. */
const meta = {
  id: 'features-invitations-invitationrecords',
  title: 'Features/Invitations/InvitationRecords 邀请记录',
  component: InvitationRecords,
  decorators: [withFeature(invitationsAnswers)],
} satisfies Meta<typeof InvitationRecords>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listInvitations)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listInvitations, { totalItems: 0, counts: [], list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noRecords)).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '无此人{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(12))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.reviewOf('夏至') })).toHaveAttribute(
      'href',
      pagePaths.memberApplications,
    )
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listInvitations, {
      totalItems: 12,
      counts: [],
      list: someInvitations.slice(0, 10),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('江一苇')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('江一苇')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listInvitations, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.recordsFailed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: shared.retry })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listInvitations, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(components.forbiddenTitle)
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listInvitations, {
      totalItems: 2,
      counts: [],
      list: someInvitations.slice(0, 2).map((row) => ({
        ...row,
        realName: '欧阳上官司徒皇甫南宫慕',
        department: Array.from({ length: 6 }, () => '西南地区轨道交通与地下空间综合开发中心').join('/'),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('欧阳上官司徒皇甫南宫慕')).toHaveLength(2)
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listInvitations, ({ query }) => ({
      totalItems: 20_000,
      counts: [],
      list: Array.from({ length: query.pageSize }, (_, n) => ({
        ...(someInvitations[0] as (typeof someInvitations)[number]),
        invitationId: `many-${n}`,
        realName: `成员${n + 1}`,
      })),
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('成员1')).toBeVisible()
    await expect(canvas.getByText(components.total(20_000))).toBeInTheDocument()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: lists.actionsOf('江一苇') })).toBeVisible()
  },
}

const exported: RecordedCall[] = []

/** The file contains the filtered rows. */
export const ExportSucceeds: Story = {
  parameters: {
    feature: {
      calls: exported,
      host: { location: { pathname: pagePaths.invitationRecords, search: 'hide=addedAt' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(components.total(12))).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: texts.addedAt })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await waitFor(() => expect(screen.getByText(lists.exported(12))).toBeVisible())
    await expect(exported.at(-1)?.query).toMatchObject({ pageSize: '1000' })
  },
}

const resent: RecordedCall[] = []

export const ResendSucceeds: Story = {
  parameters: { feature: { calls: resent } },
  play: async ({ canvas, userEvent }) => {
    resent.length = 0
    await userEvent.click(await canvas.findByRole('button', { name: texts.resendTo('江一苇') }))
    await waitFor(() => expect(screen.getByText(texts.resent('江一苇'))).toBeVisible())
    await expect(resent.find((call) => call.operation === 'resendInvitation')?.body).toMatchObject({
      invitationId: 'invitation-1',
    })
  },
}

const tooSoon = invitationsRefusals.tooSoon({ seconds: 42 })

export const ResendFails: Story = {
  parameters: answering(refuse(operations.resendInvitation, tooSoon)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.resendTo('江一苇') }))
    await waitFor(() => expect(screen.getByText(sentenceOf(tooSoon))).toBeVisible())
  },
}

export const RevokeSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseInRow({ canvas, userEvent }, '江一苇', texts.revoke)
    await screen.findByRole('alertdialog', { name: texts.confirmRevoke('江一苇') })
    await userEvent.click(screen.getByRole('button', { name: texts.revoke }))
    await waitFor(() => expect(screen.getByText(texts.revoked)).toBeVisible())
  },
}

export const RevokeFails: Story = {
  parameters: answering(refuse(operations.revokeInvitation, invitationsRefusals.awaitsDecision)),
  play: async ({ canvas, userEvent }) => {
    await chooseInRow({ canvas, userEvent }, '江一苇', texts.revoke)
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: texts.revoke }))
    await waitFor(() => expect(dialog).toHaveTextContent(sentenceOf(invitationsRefusals.awaitsDecision)))
  },
}

export const ClearsFilters: Story = {
  play: async (context) => {
    await NoMatches.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: components.clearFilters }))
    await expect(await canvas.findByText(components.total(12))).toBeVisible()
  },
}

export const FilteredByStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('radio', { name: `${texts.expired} 2` })
    await userEvent.click(filter)
    await expect(await canvas.findByText(components.total(2))).toBeVisible()
    await expect(filter).toBeChecked()
  },
}
