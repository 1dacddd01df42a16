import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { helpMessages, workspaceMessages } from './messages'
import { workspaceAnswers } from './mocks'
import { HelpWidget } from './parts/HelpWidget'

const texts = textsOf(workspaceMessages)
const help = textsOf(helpMessages)
const components = textsOf(componentMessages)

const notify = fn()

/** Hotline and feedback in the margin of every page. */
const meta = {
  id: 'features-workspace-helpwidget',
  title: 'Features/Workspace/HelpWidget 帮助',
  component: HelpWidget,
  decorators: [withFeature(workspaceAnswers)],
  parameters: { feature: { host: { notify } } },
  render: () => (
    <div style={{ minHeight: 320 }}>
      <HelpWidget />
    </div>
  ),
} satisfies Meta<typeof HelpWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.help })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: help.feedback })).toBeNull()
  },
}

export const CopySucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await userEvent.click(canvas.getByRole('button', { name: texts.help }))
    await userEvent.click(await canvas.findByRole('button', { name: help.copyHotline }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ tone: 'success', message: components.copySucceeded }),
    )
    await expect(writeText).toHaveBeenCalledWith('400-000-2026')
  },
}

export const CopyFails: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = fn().mockRejectedValue(new Error('not allowed'))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await userEvent.click(canvas.getByRole('button', { name: texts.help }))
    await userEvent.click(await canvas.findByRole('button', { name: help.copyHotline }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'failure',
        message: components.copyFailed,
        duration: 5000,
      }),
    )
  },
}

/** It is in the page's margin and covers nothing. */
export const InTheMargin: Story = {
  play: async ({ canvas }) => {
    const { left, width, height } = canvas.getByRole('button', { name: texts.help }).getBoundingClientRect()
    const margin = window.innerWidth < 1400 ? 24 : 32
    await expect(left).toBeGreaterThanOrEqual(document.documentElement.clientWidth - margin)
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  },
}

/** By keyboard, mouse and tap; its links open a new tab. */
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: texts.help })
    await userEvent.tab()
    await expect(handle).toHaveFocus()
    await expect(await canvas.findByRole('link', { name: '400-000-2026' })).toHaveAttribute(
      'href',
      'tel:400-000-2026',
    )
    await expect(canvas.getByRole('link', { name: help.feedback })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: help.feedback })).toBeNull()
    await userEvent.click(handle)
    await expect(canvas.getByRole('link', { name: help.feedback })).toBeVisible()
  },
}
