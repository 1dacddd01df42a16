import { deskStaffContract as operations } from '@atrium/contracts/desk/staff/contract'
import { staffRoles } from '@atrium/contracts/wire/staffRoles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answering, fail, never, withFeature } from '../../shared/stories/mocks'
import { hasFailed } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { deskPaths } from '../paths'
import { staffMessages } from '../staff/messages'
import { answerSelf, staffAnswers } from '../staff/mocks'
import { staffPath } from '../staff/routes'
import { Staff } from '../staff/Staff'
import { DeskFrame } from './DeskFrame'
import { frameMessages } from './messages'

const texts = textsOf(frameMessages)
const staff = textsOf(staffMessages)

const at = (pathname: string) => ({ host: { location: { pathname, search: '' } } })

/** The frame of the desk, with the rooms that the person's roles open. */
const meta = {
  id: 'features-desk-deskframe',
  title: 'Features/Desk/DeskFrame 运营台框架',
  component: DeskFrame,
  decorators: [withFeature(staffAnswers)],
  args: {
    theme: 'system',
    onThemeChange: fn(),
    onLocaleChange: fn(),
    onSignOut: fn(),
    onOver: fn(),
    lastUse: () => Date.now(),
    children: <Staff />,
  },
  parameters: { layout: 'fullscreen', feature: at(staffPath) },
} satisfies Meta<typeof DeskFrame>

export default meta
type Story = StoryObj<typeof meta>

const menu = () => screen.findByRole('navigation', { name: texts.mainMenu })

export const Loading: Story = {
  parameters: { feature: { ...at(staffPath), ...answering(never(operations.getDesk)).feature } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.desk })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: texts.mainMenu })).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const { getAllByRole, getByRole } = within(await menu())
    await expect(getAllByRole('link')).toHaveLength(2)
    await expect(getByRole('link', { name: texts.room('staff') })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByRole('table', { name: staff.staff })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    feature: { ...at(staffPath), ...answering(fail(operations.getDesk, 'unavailable')).feature },
  },
  play: hasFailed(() => texts.deskFailed),
}

/** The person's roles don't open the room of this address, and the menu doesn't lead there. */
export const Forbidden: Story = {
  parameters: { feature: { ...at(staffPath), ...answering(answerSelf(['finance'])).feature } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noRoom)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toStart })).toHaveAttribute('href', deskPaths.today)
  },
}

export const NotFound: Story = {
  parameters: { feature: at('/desk/nowhere') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noRoom)).toBeVisible()
  },
}

/** Somebody with every role. */
export const LongText: Story = {
  parameters: { feature: { ...at(staffPath), ...answering(answerSelf([...staffRoles])).feature } },
  play: async () => {
    await expect(within(await menu()).getAllByRole('link')).toHaveLength(3)
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.openMenu }))
    await expect(within(await menu()).getByRole('link', { name: texts.room('today') })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** Who is here, until when, and the way out. */
export const AccountMenu: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(texts.account) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.signOut }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

/** Any call keeps the session: the dialog makes one. */
export const SoonOver: Story = {
  args: { lastUse: () => Date.now() - 28 * 60_000 },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: texts.idleTitle })
    await expect(within(dialog).getByRole('button', { name: texts.goOn })).toBeVisible()
  },
}

export const Over: Story = {
  args: { lastUse: () => Date.now() - 31 * 60_000 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce())
  },
}
