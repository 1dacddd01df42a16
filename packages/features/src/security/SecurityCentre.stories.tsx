import { pagePaths } from '@atrium/contracts/paths'
import { securityContract as operations } from '@atrium/contracts/security/contract'
import { securityRefusals } from '@atrium/contracts/security/refusals'
import { Button } from '@atrium/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  answer,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { saying, startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { securityMessages } from './messages'
import {
  eventsAnswer,
  manyEvents,
  secondStepEvents,
  securityAnswers,
  someSecurity,
  someSessions,
  soundSecurity,
} from './mocks'
import { SecurityFeature } from './SecurityFeature'

const texts = textsOf(securityMessages)
const shared = textsOf(sharedMessages)

/** `/securityCenter`. */
const meta = {
  id: 'features-security-securitycentre',
  title: 'Features/Security/SecurityCentre 安全中心',
  component: SecurityFeature,
  args: { rebind: () => <Button size="small">{texts.change}</Button> },
  decorators: [withFeature(securityAnswers)],
  parameters: {
    feature: { host: { companyId: undefined, location: { pathname: pagePaths.security, search: '' } } },
  },
} satisfies Meta<typeof SecurityFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(
    never(operations.getSecurity),
    never(operations.listSessions),
    never(operations.listSecurityEvents),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** Signed in nowhere else, all protections in order, and no events. */
export const Empty: Story = {
  parameters: answering(
    answer(operations.getSecurity, soundSecurity),
    answer(operations.listSessions, someSessions.slice(0, 1)),
    eventsAnswer([]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.allGood)).toBeVisible()
    await expect(await canvas.findByText(texts.onlyHere)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.endOthers })).toBeNull()
    await expect(await canvas.findByText(texts.noEvents)).toBeVisible()
  },
}

/** The next action is at the top. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.score(2, 3) })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.emailAction }))
    await expect(canvas.getByRole('region', { name: texts.ways })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: texts.changeOf(texts.password) })).toHaveAttribute(
      'href',
      pagePaths.personalPassword,
    )
    await expect(canvas.getByText('138****0001')).toBeVisible()
    await expect(await canvas.findByText('Chrome 147 · Windows')).toBeVisible()
  },
}

/** Events of the second step and passkeys. A sign-in with a recovery code may be somebody else's. */
export const SecondStepEvents: Story = {
  parameters: answering(eventsAnswer(secondStepEvents)),
  play: async ({ canvas }) => {
    const events = within(await canvas.findByRole('region', { name: texts.events }))
    await userEvent.click(await events.findByRole('button', { name: texts.showAll(secondStepEvents.length) }))
    for (const { event } of secondStepEvents)
      await expect(await events.findByText(texts[event])).toBeVisible()
    await expect(events.getAllByText(texts.notMe)).toHaveLength(1)
  },
}

/** A company's requirement comes before all weak protections. */
export const SecondStepWanted: Story = {
  parameters: answering(
    answer(operations.getSecurity, {
      ...someSecurity,
      protections: [...someSecurity.protections, { kind: 'secondStep', isWeak: true }],
      secondStepWantedBy: [{ name: '云筑建设集团', until: '2026-11-27T01:00:00.000Z' }],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(saying(texts.secondStepWanted('云筑建设集团', '2026-11-27'))),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.secondStepAction })).toBeVisible()
  },
}

/** The most urgent comes first. */
export const OldPassword: Story = {
  parameters: answering(
    answer(operations.getSecurity, {
      ...someSecurity,
      wasPasswordChanged: false,
      passwordSetAt: '2024-04-12T03:20:00.000Z',
      protections: [
        { kind: 'password', isWeak: true },
        { kind: 'email', isWeak: true },
        { kind: 'mobile', isWeak: false },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(saying(texts.passwordWeak(texts.passwordSetOn('2024-04-12')))),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.passwordAction })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.emailAction })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(
    fail(operations.getSecurity, 'unavailable'),
    fail(operations.listSessions, 'unavailable'),
    fail(operations.listSecurityEvents, 'unavailable'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.failed)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: shared.retry })).toHaveLength(3))
  },
}

/** The rest of the page works if one part failed. */
export const SessionsFail: Story = {
  parameters: answering(fail(operations.listSessions, 'unavailable')),
  play: async (context) => {
    await hasFailed(() => texts.sessionsFailed)(context)
    await expect(context.canvas.getByRole('heading', { name: texts.score(2, 3) })).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.getSecurity, { ...soundSecurity, email: `${'long'.repeat(14)}@example.com` }),
    answer(operations.listSessions, [
      ...someSessions.slice(0, 1),
      {
        sessionId: 'long',
        isCurrent: false,
        isWebClient: false,
        embedderName: '大跨度结构设计与施工协同管理平台（华东区域运营中心）',
        browser: 'StructuralAnalysisAndDesignSuiteForLargeSpansEnterpriseEdition 2026',
        system: 'Windows',
        address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
        signedInAt: '2026-11-17T00:31:00.000Z',
        lastActiveAt: '2026-11-17T10:05:00.000Z',
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(startingWith('StructuralAnalysis'))).toBeVisible()
  },
}

/** All events, on request. */
export const ManyRows: Story = {
  parameters: answering(eventsAnswer(manyEvents)),
  play: async ({ canvas }) => {
    const events = within(await canvas.findByRole('region', { name: texts.events }))
    await userEvent.click(await events.findByRole('button', { name: texts.showAll(50) }))
    await expect(events.getAllByRole('listitem')).toHaveLength(50)
    await expect(events.getByRole('button', { name: texts.showLess })).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

const calls: RecordedCall[] = []

/** One session is signed out at once; all others after a question. */
export const EndsSessions: Story = {
  parameters: { feature: { calls } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: startingWith(texts.endOf('Safari 26 · iOS')) }),
    )
    await waitFor(() => expect(screen.getByText(texts.ended(1))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.endOthers }))
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.endOthersTitle(2) }))
    await userEvent.click(dialog.getByRole('button', { name: texts.endOthers }))
    await waitFor(() => {
      const bodies = calls.filter(({ operation }) => operation === 'endSessions').map(({ body }) => body)
      return expect(bodies).toEqual([{ sessionIds: ['session-2'] }, {}])
    })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** It had already ended. */
export const EndFails: Story = {
  parameters: answering(refuse(operations.endSessions, securityRefusals.sessionMissing)),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: startingWith(texts.endOf('Safari 26 · iOS')) }),
    )
    await waitFor(() => expect(screen.getByText(sentenceOf(securityRefusals.sessionMissing))).toBeVisible())
  },
}
