import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '../stories/say'
import { Switch } from './Switch'
import { SwitchExample } from './Switch.example'

const meta = {
  title: 'UI/Switch',
  component: Switch,
  args: { children: '到期前提醒我', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(say('到期前提醒我')))
    await expect(canvas.getByRole('switch', { name: say('到期前提醒我') })).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledOnce()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const ToggledByKey: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}

/** Keeps the focus, but can't be switched until the change is saved. */
export const Busy: Story = {
  args: { busy: true, defaultChecked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const WithoutWords: Story = { args: { children: undefined, 'aria-label': '允许浮动使用' } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <SwitchExample /> }
