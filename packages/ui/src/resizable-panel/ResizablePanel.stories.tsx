import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { say } from '../stories/say'
import { ResizablePanel } from './ResizablePanel'
import { ResizablePanelExample } from './ResizablePanel.example'

const meta = {
  title: 'UI/ResizablePanel',
  component: ResizablePanel,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: {
      panel: '部门',
      separator: '部门面板宽度',
      collapse: '收起部门面板',
      expand: '展开部门面板',
      width: (pixels) => say('{0}像素', pixels),
    },
    onWidthChange: fn(),
    onCollapsedChange: fn(),
    style: { height: 420 },
    side: (
      <div style={{ padding: 16 }}>
        <label>
          <span>搜索部门</span> <input style={{ width: 120 }} />
        </label>
      </div>
    ),
    children: <div style={{ padding: 16 }}>成员列表</div>,
  },
} satisfies Meta<typeof ResizablePanel>

export default meta
type Story = StoryObj<typeof meta>

/** The line is a window splitter with values in pixels: arrows, Shift, Home and End move it. */
export const Ready: Story = {
  decorators: [wide],
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('separator', { name: say('部门面板宽度') })
    await expect(line).toHaveAttribute('aria-valuenow', '320')
    await expect(line).toHaveAttribute('aria-valuemin', '280')
    await expect(line).toHaveAttribute('aria-valuemax', '660')
    await expect(line).toHaveAttribute('aria-valuetext', say('{0}像素', 320))

    line.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(330)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(line).toHaveAttribute('aria-valuenow', '380')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(line).toHaveAttribute('aria-valuenow', '660')
    await expect(canvas.getByRole('region', { name: say('部门') }).offsetWidth).toBe(660)
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(line).toHaveAttribute('aria-valuenow', '280')
    await userEvent.dblClick(line)
    await expect(line).toHaveAttribute('aria-valuenow', '320')
  },
}

/** Enter on the line, or its button, hides the panel and shows it again, with its content unchanged. */
export const Collapses: Story = {
  decorators: [wide],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '结构')
    const line = canvas.getByRole('separator')
    line.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.queryByRole('region', { name: say('部门') })).not.toBeInTheDocument()
    await expect(line).toHaveAttribute('aria-valuenow', '0')
    await expect(line).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: say('展开部门面板') }))
    await expect(canvas.getByRole('region', { name: say('部门') })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('结构')
    await expect(canvas.getByRole('button', { name: say('收起部门面板') })).toHaveFocus()
  },
}

/**
 * Dragging sets the width. Dragged far below its minimum, the panel hides, and returns when it is dragged out
 * again.
 */
export const Drags: Story = {
  decorators: [wide],
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole('separator')
    const { left, width, top } = line.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + 40, pointerId: 1, button: 0, isPrimary: true }
    // The browser captures real pointers only.
    line.setPointerCapture = () => undefined
    await fireEvent.pointerDown(line, at)
    await fireEvent.pointerMove(line, { ...at, clientX: at.clientX + 100 })
    await waitFor(() => expect(args.onWidthChange).toHaveBeenLastCalledWith(420))
    await fireEvent.pointerMove(line, { ...at, clientX: at.clientX - 300 })
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '0'))
    await fireEvent.pointerMove(line, { ...at, clientX: at.clientX + 20 })
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '340'))
    await fireEvent.pointerUp(line, at)
    await fireEvent.pointerMove(line, { ...at, clientX: at.clientX + 200 })
    await expect(line).toHaveAttribute('aria-valuenow', '340')
    await expect(line).toHaveFocus()
  },
}

export const Collapsed: Story = { decorators: [wide], args: { defaultCollapsed: true } }

/** The content keeps 320 px, so in 840 px the panel can be at most 520 px wide. */
export const LittleRoom: Story = {
  args: { defaultWidth: 600 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 840 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuenow', '520')
  },
}

/** In a container below 768 px, the panel is above the content and folds under its heading. */
export const Narrow: Story = {
  args: { style: {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument()
    const heading = canvas.getByRole('button', { name: say('部门'), expanded: true })
    await userEvent.click(heading)
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('region', { name: say('部门') })).not.toBeInTheDocument()
    await userEvent.click(heading)
    await expect(canvas.getByRole('region', { name: say('部门') })).toBeVisible()
  },
}

function wide(Story: () => React.ReactNode) {
  return <div style={{ maxWidth: 1200 }}>{Story()}</div>
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <ResizablePanelExample /> }
