import { secondStepSetUpContract as operations } from '@atrium/contracts/secondStep/contract'
import { secondStepRefusals } from '@atrium/contracts/secondStep/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, fail, never, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { secondStepMessages } from './messages'
import { secondStepAnswers, secondStepOff, secondStepOn, someCodes } from './mocks'
import { SecondStepSettings } from './SecondStepSettings'

const texts = textsOf(secondStepMessages)

const calls: RecordedCall[] = []

/** The person's second step and passkeys, in the account settings. */
const meta = {
  id: 'features-secondstep-secondstepsettings',
  title: 'Features/SecondStep/SecondStepSettings 两步验证设置',
  component: SecondStepSettings,
  args: { account: '13800000001' },
  decorators: [withFeature(secondStepAnswers)],
  parameters: { feature: { calls } },
  beforeEach: () => void calls.splice(0),
} satisfies Meta<typeof SecondStepSettings>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given, calls } })
const off = answer(operations.getSecondStep, secondStepOff)
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const question = async () => within(await screen.findByRole('alertdialog'))

export const Loading: Story = { parameters: answers(never(operations.getSecondStep)) }

/** Neither exists yet: both can be set up. */
export const Empty: Story = {
  parameters: answers(off),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.turnOn })).toBeEnabled()
    await expect(canvas.getByText(texts.noPasskeys)).toBeVisible()
    await expect(canvas.queryByText(texts.codes)).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.codesLeft(9))).toBeVisible()
    await expect(canvas.getByText('iPhone')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answers(fail(operations.getSecondStep, 'unavailable')),
  play: hasFailed(),
}

/** The app gets the secret and shows a code; then the recovery codes appear, once. */
export const TurnOnSucceeds: Story = {
  parameters: answers(off),
  play: async ({ canvas }) => {
    await press(canvas, texts.turnOn)
    const setUp = await dialogNamed(texts.setUpTitle)
    await expect(await setUp.findByRole('img', { name: texts.qr })).toBeVisible()
    await expect(setUp.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await userEvent.type(setUp.getByLabelText(texts.setUpCode), '123 456{Enter}')
    const save = await dialogNamed(texts.saveTitle)
    await waitFor(() => expect(save.getAllByRole('listitem')).toHaveLength(10))
    await expect(save.getByText(someCodes[0] ?? '')).toBeVisible()
  },
}

/** A wrong code stays, so that it can be corrected. */
export const TurnOnFails: Story = {
  parameters: answers(off, refuse(operations.confirmAuthenticator, secondStepRefusals.codeWrong)),
  play: async ({ canvas }) => {
    await press(canvas, texts.turnOn)
    const setUp = await dialogNamed(texts.setUpTitle)
    await userEvent.type(await setUp.findByLabelText(texts.setUpCode), '000000{Enter}')
    await expect(await setUp.findByText(sentenceOf(secondStepRefusals.codeWrong))).toBeVisible()
    await expect(setUp.getByLabelText(texts.setUpCode)).toHaveValue('000000')
  },
}

/** Recovery codes can't be lost by accident: closing asks. */
export const CodesNotSaved: Story = {
  play: async ({ canvas }) => {
    await press(canvas, texts.renew)
    await userEvent.click(await (await question()).findByRole('button', { name: texts.renew }))
    await dialogNamed(texts.saveTitle)
    await userEvent.keyboard('{Escape}')
    const asked = await question()
    await userEvent.click(await asked.findByRole('button', { name: texts.keepOpen }))
    const save = await dialogNamed(texts.saveTitle)
    await userEvent.click(save.getByRole('button', { name: texts.kept }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const TurnOffSucceeds: Story = {
  play: async (story) => {
    await press(story.canvas, texts.turnOff)
    await userEvent.click(await (await question()).findByRole('button', { name: texts.turnOff }))
    await expectNotice(story, texts.turnOffDone)
    await expect(calls.some(({ operation }) => operation === 'removeAuthenticator')).toBe(true)
  },
}

export const TurnOffFails: Story = {
  parameters: answers(refuse(operations.removeAuthenticator, secondStepRefusals.notOn)),
  play: async ({ canvas }) => {
    await press(canvas, texts.turnOff)
    const asked = await question()
    await userEvent.click(await asked.findByRole('button', { name: texts.turnOff }))
    await expect(await asked.findByText(sentenceOf(secondStepRefusals.notOn))).toBeVisible()
  },
}

/** The maximum number is reached. */
export const AddPasskeyFails: Story = {
  parameters: answers(refuse(operations.beginPasskey, secondStepRefusals.tooManyPasskeys)),
  play: async ({ canvas }) => {
    await press(canvas, texts.addPasskey)
    const adding = await dialogNamed(texts.addPasskey)
    await userEvent.type(await adding.findByLabelText(startingWith(texts.passkeyName)), '家里的电脑{Enter}')
    await expect(await adding.findByText(sentenceOf(secondStepRefusals.tooManyPasskeys))).toBeVisible()
  },
}

export const RenameSucceeds: Story = {
  play: async (story) => {
    await press(story.canvas, texts.renameOf('iPhone'))
    const naming = await dialogNamed(texts.renameOf('iPhone'))
    const field = await naming.findByLabelText(startingWith(texts.passkeyName))
    await userEvent.clear(field)
    await userEvent.type(field, '我的手机{Enter}')
    await expectNotice(story, texts.renamed)
    await expect(calls.find(({ operation }) => operation === 'renamePasskey')?.body).toEqual({
      id: 'passkey-2',
      name: '我的手机',
    })
  },
}

export const RemoveSucceeds: Story = {
  play: async (story) => {
    await press(story.canvas, texts.removeOf('iPhone'))
    const asked = await question()
    await expect(await asked.findByText(texts.removeTitle('iPhone'))).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: texts.remove }))
    await expectNotice(story, texts.removed)
  },
}

/** Few recovery codes are left, and names are long. */
export const CodesFew: Story = {
  parameters: answers(
    answer(operations.getSecondStep, {
      ...secondStepOn,
      recoveryCodes: { left: 2, madeAt: secondStepOn.recoveryCodes.madeAt },
      passkeys: secondStepOn.passkeys.map((passkey) => ({ ...passkey, name: passkey.name.repeat(6) })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.codesFew)).toBeVisible()
  },
}

const longName = '结构工程事业部超限高层设计所抗震分析室的公司电脑'

export const LongText: Story = {
  parameters: answers(
    answer(operations.getSecondStep, {
      ...secondStepOn,
      passkeys: secondStepOn.passkeys.map((passkey) => ({ ...passkey, name: longName })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(longName)).toHaveLength(2)
  },
}

export const ManyRows: Story = {
  parameters: answers(
    answer(operations.getSecondStep, {
      ...secondStepOn,
      passkeys: Array.from({ length: 20 }, (_, n) => ({
        ...(secondStepOn.passkeys[0] as (typeof secondStepOn.passkeys)[number]),
        id: `passkey-${n}`,
        name: `电脑 ${n + 1}`,
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('电脑 20')).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
