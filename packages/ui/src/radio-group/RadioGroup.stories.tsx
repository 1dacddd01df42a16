import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { say } from '../stories/say'
import { Radio } from './Radio'
import { RadioGroup } from './RadioGroup'
import { RadioGroupExample } from './RadioGroup.example'

const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: {
    'aria-label': '授权方式',
    onValueChange: fn(),
    children: (
      <>
        <Radio value="named">指定成员</Radio>
        <Radio value="floating">浮动使用</Radio>
        <Radio value="device">指定设备</Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Vertical: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(say('浮动使用')))
    await expect(canvas.getByRole('radio', { name: say('浮动使用') })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('floating')
  },
}

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'named' } }

/** One Tab stop; the arrows move, choose and wrap. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'named' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: say('指定成员') })).toHaveFocus()
    await press('ArrowDown', canvas.getByRole('radio', { name: say('浮动使用') }))
    await press('ArrowUp', canvas.getByRole('radio', { name: say('指定成员') }))
    await press('ArrowUp', canvas.getByRole('radio', { name: say('指定设备') }))
  },
}

export const WithDescriptions: Story = {
  args: {
    defaultValue: 'floating',
    children: (
      <>
        <Radio value="named" description="一人一个席位,换人前要先取消授权。">
          指定成员
        </Radio>
        <Radio value="floating" description="同时在线的人数不超过席位数。">
          浮动使用
        </Radio>
      </>
    ),
  },
}

/** Each choice is a row that can be pressed anywhere. */
export const Outlined: Story = { ...WithDescriptions, args: { ...WithDescriptions.args, look: 'outlined' } }

/** Short choices as one control. */
export const Segmented: Story = { args: { look: 'segmented', defaultValue: 'named' } }

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'named' } }

export const OneDisabled: Story = {
  args: {
    defaultValue: 'named',
    children: (
      <>
        <Radio value="named">指定成员</Radio>
        <Radio value="floating" disabled>
          浮动使用
        </Radio>
        <Radio value="device">指定设备</Radio>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await press('ArrowDown', canvas.getByRole('radio', { name: say('指定设备') }))
  },
}

// The choice follows the focus a moment after the key press, so the key must not be released at once.
async function press(key: string, chosen: HTMLElement) {
  await userEvent.keyboard(`{${key}>}`)
  await waitFor(() => expect(chosen).toBeChecked())
  await userEvent.keyboard(`{/${key}}`)
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <RadioGroupExample /> }
