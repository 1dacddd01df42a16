import { deregistrationContract as operations } from '@atrium/contracts/account/deregistration/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { codeMessages } from '../shared/codes/messages'
import { answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { deregistrationMessages } from './deregistration/messages'
import { accountAnswers, someFarewell, someHost } from './mocks'

const codes = textsOf(codeMessages)
const texts = textsOf(deregistrationMessages)

const onSessionOver = fn()
const location = { pathname: pagePaths.deregistrationRequest, search: '' }
const host = { location, companyId: undefined, companyRole: undefined }
const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given, host } })

/** `/logoffAgreement`. */
const meta = {
  id: 'features-account-deregistrationrequest',
  title: 'Features/Account/DeregistrationRequest 注销账号',
  component: AccountFeature,
  args: { ...someHost, onSessionOver },
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host } },
  beforeEach: () => {
    onSessionOver.mockClear()
  },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function submit(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: containing(texts.agree) }))
  await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456')
  await userEvent.click(canvas.getByRole('button', { name: texts.submit }))
  const question = within(await screen.findByRole('alertdialog', { name: texts.submitTitle }))
  await userEvent.click(question.getByRole('button', { name: texts.submit }))
}

export const Loading: Story = { parameters: answers(never(operations.previewDeregistration)) }

export const Failed: Story = {
  parameters: answers(fail(operations.previewDeregistration, 'unavailable')),
  play: hasFailed(),
}

/** Nothing prevents it: losses, agreement and code. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.lossTitle })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: texts.runningTitle })).toBeVisible()
    await expect(canvas.getByText('结构设计软件')).toBeVisible()
    await expect(canvas.getByRole('button', { name: codes.getCode })).toBeEnabled()
  },
}

const led = [
  { id: 'company-1', name: '云筑建设集团' },
  { id: 'company-2', name: '青禾工程咨询有限公司' },
]

/** Something prevents it: what, and where to resolve it. */
export const Blocked: Story = {
  parameters: answers(
    answer(operations.previewDeregistration, {
      ...someFarewell,
      blocks: [
        { kind: 'superAdministrator', count: 2, companies: led },
        { kind: 'ordersUnpaid', count: 1, companies: [] },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.superAdministrator('云筑建设集团'))).toBeVisible()
    const waysOf = (name: string) =>
      canvas.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    await expect(waysOf(texts.toHandOver)).toEqual(
      led.map(({ id }) => `${pagePaths.administrators}?enterpriseId=${id}`),
    )
    await expect(waysOf(texts.toDissolve)).toEqual(
      led.map(({ id }) => `${pagePaths.dissolutionRequest}?enterpriseId=${id}`),
    )
    await expect(canvas.getByText(texts.ordersUnpaid(1))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.submit })).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.submit }))
    await expect(await canvas.findByText(texts.agreeRequired)).toBeVisible()
    await expect(canvas.getByText(codes.codeRequired)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.deregister)),
  play: async ({ canvas }) => {
    await submit(canvas)
    const question = within(screen.getByRole('alertdialog'))
    await waitFor(() =>
      expect(question.getByRole('button', { name: texts.submit })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answers(refuse(operations.deregister, codeRefusals.late)),
  play: async ({ canvas }) => {
    await submit(canvas)
    await expect(await canvas.findByText(sentenceOf(codeRefusals.late))).toBeVisible()
  },
}

/** Signed out everywhere: the next page shows until when the account can be kept. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await submit(canvas)
    await waitFor(() =>
      expect(onSessionOver).toHaveBeenCalledWith(
        `${pagePaths.deregistrationNotice}?submitted=2027-03-01T02%3A00%3A00.000Z&proof=proof-1`,
      ),
    )
  },
}

const longName = '超限高层结构抗震性能化设计与审查协同软件（全国版）'.repeat(2)

export const LongText: Story = {
  parameters: answers(
    answer(operations.previewDeregistration, {
      ...someFarewell,
      loss: {
        ...someFarewell.loss,
        licences: someFarewell.loss.licences.map((licence) => ({ ...licence, productName: longName })),
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
