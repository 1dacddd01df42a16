import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { TruncatedText } from './TruncatedText'
import { TruncatedTextExample } from './TruncatedText.example'

const meta = {
  title: 'UI/TruncatedText',
  component: TruncatedText,
  args: { children: '华东建筑设计研究院有限公司' },
} satisfies Meta<typeof TruncatedText>

export default meta
type Story = StoryObj<typeof meta>

/** If it fits, it is plain text: no tooltip, no Tab stop. */
export const Whole: Story = {
  args: { limit: 13 },
  play: async ({ canvas }) => {
    const text = canvas.getByText('华东建筑设计研究院有限公司')
    await expect(text).not.toHaveAttribute('tabindex')
    await expect(text).toHaveAttribute('data-state', 'whole')
  },
}

/** Cut after 8 characters; keyboard users can focus it and read the whole text. */
export const ByLength: Story = {
  args: { limit: 8 },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('华东建筑设计研究…')
    await userEvent.tab()
    await expect(text).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('华东建筑设计研究院有限公司')
  },
}

/** A character outside of the BMP counts as one. */
export const CodePoints: Story = {
  args: { limit: 3, children: '𠮷𠮷𠮷' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('𠮷𠮷𠮷')).toHaveAttribute('data-state', 'whole')
  },
}

/** Without a limit, it is cut to the available width. */
export const ByWidth: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 60 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const text = () => canvas.getByText('华东建筑设计研究院有限公司')
    await waitFor(() => expect(text()).toHaveAttribute('data-state', 'truncated'))
    await userEvent.hover(text())
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('华东建筑设计研究院有限公司')
  },
}

/** Two lines of 120 px hold all of it, two of 32 px don't. */
export const TwoLines: Story = {
  args: { lines: 2 },
  render: (args) => (
    <>
      <div style={{ width: 120 }}>
        <TruncatedText {...args} data-testid="whole" />
      </div>
      <div style={{ width: 32 }}>
        <TruncatedText {...args} data-testid="cut" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('cut')).toHaveAttribute('data-state', 'truncated'))
    await expect(canvas.getByTestId('whole')).toHaveAttribute('data-state', 'whole')
  },
}

/**
 * The start of a path is cut, because its end is more important; punctuation at either end keeps its place.
 */
export const KeepsEnd: Story = {
  args: { keep: 'end', children: '(云筑) 设计院/结构工程事业部/抗震分析室 (3)' },
  decorators: ByWidth.decorators,
  play: async ({ canvas, userEvent }) => {
    const whole = '(云筑) 设计院/结构工程事业部/抗震分析室 (3)'
    await expect(canvas.getByText(whole)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByText(whole).closest('[data-slot]')).toHaveAttribute('data-state', 'truncated'),
    )
    await userEvent.hover(canvas.getByText(whole))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(whole)
  },
}

/** Inside a link, which is already a Tab stop, it adds none. */
export const InsideLink: Story = {
  args: { limit: 8, focusable: false },
  decorators: [
    (Story) => (
      <a href="#company">
        <Story />
      </a>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByText('华东建筑设计研究…')).not.toHaveAttribute('tabindex')
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <TruncatedTextExample /> }
