import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import { socialAccountsContract as operations } from '@atrium/contracts/socialAccounts/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { EntryList } from '../shared/settings/EntryList'
import { answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { hasFailed } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { socialAccountsMessages } from './messages'
import { socialAccountsAnswers, someBound } from './mocks'
import { SocialAccounts } from './SocialAccounts'

const texts = textsOf(socialAccountsMessages)

/** Social accounts for signing in, as rows of the security centre. */
const meta = {
  id: 'features-socialaccounts-socialaccounts',
  title: 'Features/SocialAccounts/SocialAccounts 社交账号',
  component: SocialAccounts,
  args: { onLeave: fn() },
  decorators: [
    (Story) => (
      <EntryList>
        <Story />
      </EntryList>
    ),
    withFeature(socialAccountsAnswers),
  ],
} satisfies Meta<typeof SocialAccounts>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })
const button = (canvas: Canvas, of: (name: string) => string, zh: string, en: string) =>
  canvas.findByRole('button', { name: new RegExp(`^(${of(zh)}|${of(en)})$`) })
const question = async () => within(await screen.findByRole('alertdialog'))

export const Loading: Story = { parameters: answers(never(operations.listSocialAccounts)) }

/** No provider is configured: there is no row. */
export const Empty: Story = {
  parameters: answers(answer(operations.listSocialAccounts, [])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

/** One is connected, the other isn't. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('青瓦')).toBeVisible()
    await expect(canvas.getByText(texts.none)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answers(fail(operations.listSocialAccounts, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

/** The whole page goes there. */
export const BindBegins: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await button(canvas, texts.bindOf, '演示社交账号', 'Demo social account'))
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith('https://social.example/authorize?state=state-1'),
    )
  },
}

/** The provider is no longer offered. */
export const BindFails: Story = {
  parameters: answers(refuse(operations.beginSocialBinding, socialRefusals.bindingMissing)),
  play: async (story) => {
    await userEvent.click(await button(story.canvas, texts.bindOf, '演示社交账号', 'Demo social account'))
    await expectNotice(story, sentenceOf(socialRefusals.bindingMissing))
  },
}

export const UnbindSucceeds: Story = {
  play: async (story) => {
    await userEvent.click(await button(story.canvas, texts.unbindOf, '微信', 'WeChat'))
    await userEvent.click((await question()).getByRole('button', { name: texts.unbind }))
    await expectNotice(story, texts.unbound)
  },
}

/** It is the last way to sign in. */
export const UnbindFails: Story = {
  parameters: answers(refuse(operations.unbindSocialAccount, socialRefusals.lastWay)),
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, texts.unbindOf, '微信', 'WeChat'))
    const asked = await question()
    await userEvent.click(asked.getByRole('button', { name: texts.unbind }))
    await expect(await asked.findByText(sentenceOf(socialRefusals.lastWay))).toBeVisible()
  },
}

/** It was connected while the provider was offered, and has no name. */
export const NotOffered: Story = {
  parameters: answers(
    answer(
      operations.listSocialAccounts,
      someBound.slice(0, 1).map((one) => ({
        ...one,
        isOffered: false,
        account: one.account && { ...one.account, displayName: '', lastUsedAt: null },
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notOffered)).toBeVisible()
    await expect(canvas.getByText(texts.unnamed)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answers(
    answer(
      operations.listSocialAccounts,
      someBound.map((one) => ({
        ...one,
        account: one.account && { ...one.account, displayName: '飞檐走笔斗拱榫卯'.repeat(5) },
      })),
    ),
  ),
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
