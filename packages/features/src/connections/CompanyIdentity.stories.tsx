import { connectionsContract as operations } from '@atrium/contracts/connections/contract'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { secondStepWantedMessages } from '../shared/request/messages'
import { answer, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { hasFailed } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { connectionsMessages } from './messages'
import {
  connectionsAnswers,
  someConnection,
  someDetails,
  someDomains,
  someIdentity,
  someSaml,
  someTest,
} from './mocks'
import { IdentityPage, leaveFor } from './storySteps'

const texts = textsOf(connectionsMessages)
const closed = textsOf(secondStepWantedMessages)

/** The company's own identity, in the settings of its super administrator. */
const meta = {
  id: 'features-connections-companyidentity',
  title: 'Features/Connections/CompanyIdentity 企业登录',
  component: IdentityPage,
  decorators: [withFeature(connectionsAnswers)],
  beforeEach: () => void leaveFor.mockClear(),
} satisfies Meta<typeof IdentityPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const name = 'Entra ID'
const draft = {
  ...someConnection,
  state: 'draft' as const,
  hasDetails: false,
  linkedCount: 0,
  lastUsedAt: null,
}
const only = (connection: typeof someConnection) =>
  answer(operations.getIdentity, { ...someIdentity, connections: [connection] })

/** Chooses an action of the connection, and waits for its dialog, which is another one while it is loading. */
async function choose(canvas: Canvas, action: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.actionsOf(name) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return loaded(title)
}

async function loaded(title: string) {
  await screen.findByRole('dialog', { name: title })
  await waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(2))
  return within(screen.getByRole('dialog', { name: title }))
}

/** Opens the form of a new domain, and sends it. */
async function addDomain(canvas: Canvas, domain: string) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.addDomain }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.addDomain }))
  if (domain) await userEvent.type(await dialog.findByRole('textbox', { name: texts.domain }), domain)
  await userEvent.click(dialog.getByRole('button', { name: texts.addDomain }))
  return dialog
}

export const Loading: Story = {
  parameters: answering(never(operations.getIdentity)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.title })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Nothing yet: the first step is a domain. */
export const Empty: Story = {
  parameters: answering(
    answer(operations.getIdentity, { domains: [], connections: [], isRequired: false, exempt: [] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noDomains)).toBeVisible()
    await expect(canvas.getByText(texts.noConnections)).toBeVisible()
    await expect(canvas.getByRole('list', { name: texts.steps })).toBeVisible()
    await expect(canvas.queryByText(texts.rule)).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('yunzhu.example')).toBeVisible()
    await expect(canvas.getByText(texts.domainPending)).toBeVisible()
    await expect(canvas.getByText(texts.on)).toBeVisible()
    await expect(canvas.queryByRole('list', { name: texts.steps })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getIdentity, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

/** The company requires a second step, and the viewer has none. */
export const Forbidden: Story = {
  parameters: answering(refuse(operations.getIdentity, wireRefusals.secondStepWanted)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closed.title)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const dialog = await addDomain(canvas, 'yunzhu')
    await expect(await dialog.findByText(texts.domainWrong)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.addDomain)),
  play: async ({ canvas }) => {
    const dialog = await addDomain(canvas, 'branch.example')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: texts.addDomain })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.addDomain, connectionsRefusals.domainTaken)),
  play: async ({ canvas }) => {
    const dialog = await addDomain(canvas, 'branch.example')
    await expect(await dialog.findByText(sentenceOf(connectionsRefusals.domainTaken))).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: texts.domain })).toHaveValue('branch.example')
  },
}

export const Saved: Story = {
  play: async (story) => {
    await addDomain(story.canvas, '@Branch.Example.')
    await expectNotice(story, texts.domainAdded)
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.getIdentity, {
      ...someIdentity,
      domains: someDomains.map((each) => ({
        ...each,
        state: 'lost' as const,
        endsAt: '2026-11-27T02:00:00.000Z',
        domain: `${'very-long-name-of-a-subsidiary.'.repeat(5)}example`,
      })),
      connections: [
        {
          ...someConnection,
          connectionName: '华东区域运营中心与海外项目联合体的统一身份提供方（生产环境）',
          certificateEndsAt: '2026-12-01T00:00:00.000Z',
        },
      ],
      isRequired: true,
      exempt: [
        { userId: 'user-1', name: '阿卜杜勒拉赫曼·伊本·穆罕默德' },
        { userId: 'user-2', name: '欧阳慕容上官司马诸葛' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.certificateEndsSoon)).toBeVisible()
    await expect(canvas.getByText(texts.ruleOn)).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.getIdentity, {
      ...someIdentity,
      domains: Array.from({ length: 20 }, (_, n) => ({
        domain: `branch-${n + 1}.yunzhu.example`,
        state: 'verified' as const,
        recordName: '_atrium-verification',
        recordValue: 'atrium-domain-verification=f7',
        verifiedAt: '2026-10-12T02:00:00.000Z',
        checkedAt: null,
        endsAt: null,
      })),
      connections: Array.from({ length: 3 }, (_, n) => ({
        ...someConnection,
        connectionId: `connection-${n + 1}`,
        connectionName: `${name} ${n + 1}`,
        state: n === 0 ? ('on' as const) : ('tested' as const),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('branch-20.yunzhu.example')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.addDomain })).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.addConnection })).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const DomainIsVerified: Story = {
  play: async (story) => {
    const { domain = '', recordValue = '' } = someDomains[1] ?? {}
    await userEvent.click(await story.canvas.findByRole('button', { name: texts.verifyOf(domain) }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.recordTitle(domain) }))
    await expect(dialog.getByText(recordValue)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: texts.verify }))
    await expectNotice(story, texts.verified)
  },
}

/** The record isn't there yet: says so, and what to do. */
export const DomainIsMissing: Story = {
  parameters: answering(answer(operations.verifyDomain, { verdict: 'missing', found: [] })),
  play: async ({ canvas }) => {
    const { domain = '' } = someDomains[1] ?? {}
    await userEvent.click(await canvas.findByRole('button', { name: texts.verifyOf(domain) }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.recordTitle(domain) }))
    await userEvent.click(dialog.getByRole('button', { name: texts.verify }))
    await expect(await dialog.findByText(texts.missing)).toBeVisible()
  },
}

export const ConnectionIsAdded: Story = {
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: texts.addConnection }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.addConnection }))
    await userEvent.type(await dialog.findByRole('textbox', { name: texts.name }), 'ADFS')
    await userEvent.click(dialog.getByRole('radio', { name: texts.saml }))
    await userEvent.click(dialog.getByRole('button', { name: texts.addConnection }))
    await expectNotice(story, texts.connectionAdded)
  },
}

/** The stored secret stays as long as the issuer does. */
export const OidcIsSaved: Story = {
  play: async (story) => {
    const dialog = await choose(story.canvas, texts.configure, texts.configureOf(name))
    await expect(await dialog.findByText(someDetails.ours.redirectUri)).toBeVisible()
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(`^${texts.clientId.slice(0, 6)}`) }),
      '1',
    )
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expectNotice(story, texts.saved)
  },
}

/** The issuer's configuration can't be read: shown at its field, and nothing typed is lost. */
export const OidcIsRefused: Story = {
  parameters: answering(
    only(draft),
    answer(operations.getConnection, { ...someDetails, ...draft, oidc: null, lastTest: null }),
    refuse(operations.saveOidcConnection, connectionsRefusals.discoveryFailed({ reason: '404' })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.configureOf(name) }))
    const dialog = await loaded(texts.configureOf(name))
    const save = await dialog.findByRole('button', { name: texts.save })
    await userEvent.click(save)
    await expect(await dialog.findByText(texts.issuerRequired)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/Issuer/), 'https://login.example.com')
    await userEvent.type(dialog.getByLabelText(/Client ID/), 'f2b1')
    await userEvent.type(dialog.getByLabelText(/Client [Ss]ecret/), 'secret')
    await userEvent.click(save)
    await expect(
      await dialog.findByText(sentenceOf(connectionsRefusals.discoveryFailed({ reason: '404' }))),
    ).toBeVisible()
    await expect(dialog.getByLabelText(/Client [Ss]ecret/)).toHaveValue('secret')
  },
}

export const SamlIsRefused: Story = {
  parameters: answering(
    answer(operations.getConnection, someSaml),
    refuse(operations.saveSamlConnection, connectionsRefusals.certificateExpired),
  ),
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, texts.configure, texts.configureOf('ADFS'))
    await expect(dialog.getByText(someSaml.ours.acsAddress)).toBeVisible()
    const field = dialog.getByRole('textbox', { name: /XML/ })
    await userEvent.click(field)
    await userEvent.paste('<EntityDescriptor/>')
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expect(await dialog.findByText(sentenceOf(connectionsRefusals.certificateExpired))).toBeVisible()
    await expect(field).toHaveValue('<EntityDescriptor/>')
  },
}

/** Leads to the identity provider. */
export const TestBegins: Story = {
  parameters: answering(answer(operations.getConnection, { ...someDetails, lastTest: null })),
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, texts.test, texts.testOf(name))
    await userEvent.click(await dialog.findByRole('button', { name: texts.beginTest }))
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('https://login.yunzhu.example/authorize?state=state-1'),
    )
  },
}

/** Back from the identity provider: what it stated. */
export const TestSucceeds: Story = {
  args: { hasTested: true },
  play: async () => {
    const dialog = await loaded(texts.testOf(name))
    await expect(await dialog.findByText(texts.testPassedOn)).toBeVisible()
    await expect(dialog.getByText(/bim-admins/)).toBeVisible()
  },
}

/** It states no usable address: says what to do. */
export const TestFails: Story = {
  args: { hasTested: true },
  parameters: answering(
    answer(operations.finishConnectionTest, {
      ...someTest,
      mail: '',
      departmentName: null,
      problems: ['noMail', 'passingSubject'],
    }),
  ),
  play: async () => {
    const dialog = await loaded(texts.testOf(name))
    await expect(await dialog.findByText(texts.noMail)).toBeVisible()
    await expect(dialog.getByText(texts.passingSubject)).toBeVisible()
  },
}

export const ConnectionIsSwitchedOff: Story = {
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: texts.actionsOf(name) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.switchOff }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.switchOffTitle(name) }))
    await userEvent.click(question.getByRole('button', { name: texts.switchOff }))
    await expectNotice(story, texts.switchedOff)
  },
}

/** Not without a verified domain. */
export const SwitchFails: Story = {
  parameters: answering(
    only({ ...someConnection, state: 'tested' }),
    refuse(operations.switchConnection, connectionsRefusals.noDomain),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.switchOnTitle(name) }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.switchOnTitle(name) }))
    await userEvent.click(question.getByRole('button', { name: texts.switchOn }))
    await expect(await question.findByText(sentenceOf(connectionsRefusals.noDomain))).toBeVisible()
  },
}

/** A mapping is added from what the last test stated. */
export const JoiningIsSaved: Story = {
  play: async (story) => {
    const dialog = await choose(story.canvas, texts.joining, texts.joiningOf(name))
    await expect(await dialog.findByText('结构工程事业部')).toBeVisible()
    const section = within(dialog.getByRole('region', { name: texts.groupMappings }))
    await userEvent.click(section.getByRole('button', { name: texts.addMapping }))
    await userEvent.type(section.getByRole('combobox', { name: texts.claim }), 'groups')
    await userEvent.type(section.getByRole('combobox', { name: texts.value }), 'bim-admins')
    await userEvent.click(section.getByRole('button', { name: texts.addIt }))
    await expect(await section.findByText(texts.groupRequired)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expect(await dialog.findByText(texts.mappingUnfinished)).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: '结构条线管理组' }))
    await userEvent.click(section.getByRole('button', { name: texts.addIt }))
    await expect(await section.findByText(texts.mappingOf('groups', 'bim-admins'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expectNotice(story, texts.joiningSaved)
  },
}

/** Not without somebody who can still come in. */
export const RuleIsSaved: Story = {
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: texts.ruleSettings }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.ruleTitle }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: texts.require }))
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expect(await dialog.findByText(texts.exemptRequired)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '沈知远' }))
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expectNotice(story, texts.ruleSaved)
  },
}
