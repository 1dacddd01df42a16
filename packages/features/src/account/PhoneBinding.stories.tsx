import { accountContract as operations } from '@atrium/contracts/account/contract'
import { accountRefusals } from '@atrium/contracts/account/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { codeMessages } from '../shared/codes/messages'
import { type answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { accountMessages } from './messages'
import { accountAnswers, someHost } from './mocks'
import { fillRebind } from './storySteps'

const texts = textsOf(accountMessages)
const codes = textsOf(codeMessages)

const location = { pathname: pagePaths.phoneBinding, search: '' }
const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })

/** `/CompanyPhoneBind`. */
const meta = {
  id: 'features-account-phonebinding',
  title: 'Features/Account/PhoneBinding 绑定手机号',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.rebind }))
  return within(await screen.findByRole('dialog', { name: texts.rebind }))
}

const send = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: texts.confirmRebind }))

export const Loading: Story = { parameters: answers(never(operations.getAccount)) }

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('138****0001')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answers(fail(operations.getAccount, 'unavailable')),
  play: hasFailed(),
}

/** Each field shows its error, and no code can be requested before the phone is valid. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(dialog.getByRole('button', { name: codes.getCode })).toBeDisabled()
    await send(dialog)
    await expect(dialog.getByText(texts.passwordRequired)).toBeVisible()
    await expect(dialog.getByText(codes.phoneRequired)).toBeVisible()
    await expect(dialog.getByText(codes.codeRequired)).toBeVisible()
    await fillRebind(dialog, { newMobile: '12345', code: '123' })
    await expect(dialog.getByText(codes.phoneWrong)).toBeVisible()
    await expect(dialog.getByText(codes.codeLength)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.changeMobile)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await fillRebind(dialog)
    await send(dialog)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: texts.confirmRebind })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The code was wrong: its field shows the error, and nothing typed is lost. */
export const Rejected: Story = {
  parameters: answers(refuse(operations.changeMobile, codeRefusals.wrong)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await fillRebind(dialog)
    await send(dialog)
    await expect(await dialog.findByText(sentenceOf(codeRefusals.wrong))).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(startingWith(codes.code))).toHaveFocus())
    await expect(dialog.getByLabelText(startingWith(texts.newPhone))).toHaveValue('13900002222')
  },
}

/** Somebody else has the new phone. */
export const Taken: Story = {
  parameters: answers(refuse(operations.changeMobile, accountRefusals.phoneTaken)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await fillRebind(dialog)
    await send(dialog)
    await expect(await dialog.findByText(sentenceOf(accountRefusals.phoneTaken))).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(startingWith(texts.newPhone))).toHaveFocus())
  },
}

const passportBusy = {
  code: 59_000,
  chinese: '{"code":7,"message":"通行证服务繁忙"}',
  english: '{"code":7,"message":"The passport service is busy"}',
}

/** A message wrapped in JSON is shown without the wrapping. */
export const Wrapped: Story = {
  parameters: answers(refuse(operations.changeMobile, passportBusy)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await fillRebind(dialog)
    await send(dialog)
    await expect(await dialog.findByText(/^(通行证服务繁忙|The passport service is busy)$/)).toBeVisible()
  },
}

const onSessionOver = fn()

/** Changed: shows a confirmation, and a second later the host leads to the sign-in. */
export const Saved: Story = {
  args: { onSessionOver },
  play: async ({ canvas }) => {
    onSessionOver.mockClear()
    const dialog = await open(canvas)
    await fillRebind(dialog)
    await send(dialog)
    await waitFor(() => expect(screen.getByText(texts.rebound)).toBeVisible())
    await waitFor(() => expect(onSessionOver).toHaveBeenCalledOnce())
  },
}

export const Narrow: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } }
