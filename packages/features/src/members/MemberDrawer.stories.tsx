import { Button } from '@atrium/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AddressedDrawer, type DrawerState } from '../shared/drawer/AddressedDrawer'
import { type Answer, answer, fail, never, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/componentMessages'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { membersContract as operations } from './contract'
import { MemberDrawer } from './MemberDrawer'
import { membersMessages } from './messages'
import { membersAnswers, someProfile } from './mocks'

const texts = textsOf(membersMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)

const host = { location: { pathname: '/comMbManage', search: 'member=user-8' } }

const Drawn = (state: DrawerState) => (
  <MemberDrawer {...state} tasks={() => <Button>{textsOf(sharedMessages).cancel}</Button>} />
)

/** One member beside the list that leads there: `?member=` in the address of any of them. */
const meta = {
  id: 'features-members-memberdrawer',
  title: 'Features/Members/MemberDrawer 成员详情',
  component: AddressedDrawer,
  args: { kind: 'member', drawer: Drawn },
  decorators: [withFeature(membersAnswers)],
  parameters: { layout: 'fullscreen', feature: { host } },
} satisfies Meta<typeof AddressedDrawer>

export default meta
type Story = StoryObj<typeof meta>

const told = (...answers: readonly Answer[]) => ({ feature: { answers, host } })

const drawer = (name: string) => screen.findByRole('dialog', { name })

export const Loading: Story = {
  parameters: told(never(operations.getMemberProfile)),
  play: async () => {
    await expect(await drawer(texts.member)).toHaveAttribute('aria-busy', 'true')
  },
}

/** A member who has nothing yet. */
export const Empty: Story = {
  parameters: told(answer(operations.getMemberProfile, { ...someProfile, licences: [] })),
  play: async () => {
    const shown = within(await drawer(someProfile.realName))
    await expect(shown.getByText(texts.noLicences)).toBeVisible()
    await expect(shown.getByText(texts.noDevices)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async () => {
    const shown = within(await drawer(someProfile.realName))
    const licences = within(shown.getByRole('region', { name: texts.licences }))
    await expect(licences.getAllByRole('listitem')).toHaveLength(4)
    await expect(licences.getByText(texts.expired)).toBeVisible()
    const devices = within(shown.getByRole('region', { name: texts.devices }))
    await expect(devices.getAllByRole('listitem')).toHaveLength(2)
    await expect(shown.getByText(someProfile.phone)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: told(fail(operations.getMemberProfile, 'unavailable')),
  play: async () => {
    const shown = within(await drawer(texts.member))
    await expect(await shown.findByRole('alert')).toHaveTextContent(texts.failed)
    await expect(shown.getByRole('button', { name: shared.retry })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: told(fail(operations.getMemberProfile, 'forbidden')),
  play: async () => {
    const shown = within(await drawer(texts.member))
    await expect(await shown.findByText(components.forbiddenTitle)).toBeVisible()
  },
}

/** Removed meanwhile, or of a copied link. */
export const NotFound: Story = {
  parameters: told(fail(operations.getMemberProfile, 'missing')),
  play: async () => {
    const shown = within(await drawer(texts.member))
    await expect(await shown.findByText(texts.gone)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: told(
    answer(operations.getMemberProfile, {
      ...someProfile,
      role: 'administrator',
      realName: '亚历山大·康斯坦丁诺维奇·弗拉基米尔',
      department: Array.from({ length: 6 }, () => '华东区域综合建筑设计与工程咨询事业部').join('/'),
      licences: someProfile.licences.map((licence) => ({
        ...licence,
        productName: `${licence.productName}（全国版，含国际标准与地方标准扩展模块）`,
      })),
    }),
  ),
  play: async () => {
    const shown = await drawer('亚历山大·康斯坦丁诺维奇·弗拉基米尔')
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const shown = await drawer(someProfile.realName)
    if (window.innerWidth >= 768) return
    await waitFor(() => expect(shown.getBoundingClientRect().width).toBe(window.innerWidth))
  },
}

/** Escape closes it: the address names nobody any more. */
export const Closes: Story = {
  play: async ({ userEvent }) => {
    const shown = await drawer(someProfile.realName)
    await waitFor(() => expect(shown).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
