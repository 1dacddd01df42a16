import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '../stories/say'
import { Checkbox } from './Checkbox'
import { CheckboxExample } from './Checkbox.example'

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { children: '包括下级部门', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(say('包括下级部门')))
    await expect(canvas.getByRole('checkbox', { name: say('包括下级部门') })).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledOnce()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const Indeterminate: Story = {
  args: { checked: 'indeterminate' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onCheckedChange).toHaveBeenCalledOnce()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const ToggledByKey: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const Invalid: Story = { args: { 'aria-invalid': true, children: '我已阅读并同意服务协议' } }

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Checkbox {...args} disabled>
        {say('未选中')}
      </Checkbox>
      <Checkbox {...args} disabled defaultChecked>
        {say('已选中')}
      </Checkbox>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(say('未选中')))
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const WithDescription: Story = {
  args: { description: '选中后,下级部门的成员也能使用这些授权。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: say('包括下级部门') })).toHaveAccessibleDescription(
      say('选中后,下级部门的成员也能使用这些授权。'),
    )
  },
}

/** As in a table's first column. */
export const WithoutWords: Story = { args: { children: undefined, 'aria-label': '选择林晓岚' } }

export const LongText: Story = {
  args: { children: '我已阅读并同意服务协议、隐私政策,以及与所购买产品有关的全部授权条款和使用限制。' },
  globals: { viewport: { value: 'narrow' } },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <CheckboxExample /> }
