import { membersContract as operations } from '@atrium/contracts/members/contract'
import { pagePaths, paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AddressedDrawer, type DrawerState } from '../shared/drawer/AddressedDrawer'
import { licenceMessages } from '../shared/licence/messages'
import { drawerStories } from '../shared/stories/drawerStories'
import { answer, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { MemberDrawer } from './MemberDrawer'
import { membersMessages } from './messages'
import { membersAnswers, someProfile } from './mocks'

const texts = textsOf(membersMessages)
const licence = textsOf(licenceMessages)
const of = drawerStories({
  kind: 'member',
  id: 'user-8',
  pathname: pagePaths.memberManagement,
  operation: operations.getMemberProfile,
  untitled: () => texts.member,
  failed: () => texts.failed,
  gone: () => texts.gone,
})
const { drawer, told } = of

const Drawn = (state: DrawerState) => (
  <MemberDrawer {...state} tasks={() => <Button>{textsOf(sharedMessages).cancel}</Button>} />
)

/** One member next to the list that opened it: `?member=` in the address of any list. */
const meta = {
  id: 'features-members-memberdrawer',
  title: 'Features/Members/MemberDrawer 成员详情',
  component: AddressedDrawer,
  args: { kind: 'member', drawer: Drawn },
  decorators: [withFeature(membersAnswers)],
  parameters: { layout: 'fullscreen', feature: of.feature },
} satisfies Meta<typeof AddressedDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = of.Loading

/** A member without licences. */
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
    await expect(licences.getByText(licence.expired)).toBeVisible()
    await expect(
      licences.getByRole('link', { name: licence.ofRule('结构工程事业部设计软件') }),
    ).toHaveAttribute('href', paths.licenceRule({ ruleId: 'rule-1' }))
    await expect(licences.getByText(containing(licence.borrowedUntil('2026-12-20')))).toBeVisible()
    const devices = within(shown.getByRole('region', { name: texts.devices }))
    await expect(devices.getAllByRole('listitem')).toHaveLength(2)
    await expect(shown.getByText(someProfile.phone)).toBeVisible()
  },
}

export const Failed: Story = of.Failed

export const Forbidden: Story = of.Forbidden

export const NotFound: Story = of.NotFound

const longName = '亚历山大·康斯坦丁诺维奇·弗拉基米尔'

export const LongText: Story = of.longText(
  longName,
  answer(operations.getMemberProfile, {
    ...someProfile,
    role: 'administrator',
    realName: longName,
    department: Array.from({ length: 6 }, () => '华东区域综合建筑设计与工程咨询事业部').join('/'),
    licences: someProfile.licences.map((licence) => ({
      ...licence,
      productName: `${licence.productName}（全国版，含国际标准与地方标准扩展模块）`,
    })),
  }),
)

/** A member with many licences, each with its devices. */
export const ManyRows: Story = {
  parameters: told(
    answer(operations.getMemberProfile, {
      ...someProfile,
      licences: Array.from({ length: 40 }, (_, n) => ({
        ...(someProfile.licences[n % 4] as (typeof someProfile.licences)[number]),
        productName: `结构设计软件 ${n + 1}`,
      })),
    }),
  ),
  play: async () => {
    const shown = within(await drawer(someProfile.realName))
    const licences = within(shown.getByRole('region', { name: texts.licences }))
    await expect(licences.getByText('结构设计软件 40')).toBeInTheDocument()
  },
}

export const Narrow: Story = of.narrow(someProfile.realName)

/** Escape closes it: the address names nobody any more. */
export const Closes: Story = {
  play: async ({ userEvent }) => {
    const shown = await drawer(someProfile.realName)
    await waitFor(() => expect(shown).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
