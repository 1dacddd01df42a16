import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { say } from '../stories/say'
import { type SingleLineTextFieldProps, TextField } from './TextField'
import { TextFieldExample } from './TextField.example'

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { 'aria-label': '姓名' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<SingleLineTextFieldProps>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '请输入姓名' } }

export const Filled: Story = { args: { defaultValue: '林晓岚' } }

export const Focused: Story = {
  args: { defaultValue: '林晓岚' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: say('姓名') })).toHaveFocus()
  },
}

export const Invalid: Story = { args: { defaultValue: '林/晓岚', 'aria-invalid': true } }

export const Disabled: Story = { args: { defaultValue: '林晓岚', disabled: true } }

export const ReadOnly: Story = { args: { defaultValue: '林晓岚', readOnly: true } }

export const Small: Story = { args: { placeholder: '请输入姓名', size: 'small' } }

export const WithAffixes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField
        aria-label={say('邮箱')}
        prefix={<Mail aria-hidden="true" />}
        inputMode="email"
        placeholder="name@company.com"
      />
      <TextField aria-label={say('手机')} prefix="+86" inputMode="tel" defaultValue="13800001234" />
      <TextField aria-label={say('年数')} suffix={say('年')} defaultValue="3" inputMode="numeric" />
    </div>
  ),
}

/** An emoji and a rare character count as one each, and neither is split. */
export const LimitedByCodePoints: Story = {
  args: { maxLength: 4, counter: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: say('姓名') })
    await userEvent.type(input, '𠮷a😀b多余')
    await expect(input).toHaveValue('𠮷a😀b')
    await expect(canvas.getByText('4/4')).toBeVisible()
  },
}

/** Text typed in the middle is rejected; existing text stays. */
export const LimitKeepsExistingText: Story = {
  args: { maxLength: 4, defaultValue: 'abcd' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: say('姓名') })
    await userEvent.type(input, 'X', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(input).toHaveValue('abcd')
    await expect(input.selectionStart).toBe(2)
  },
}

/** Nothing is cut while an input method composes; the owner gets the shortened text afterwards. */
export const LimitWaitsForComposition: Story = {
  args: { maxLength: 2 },
  render: function Controlled(args) {
    const [value, setValue] = useState('')
    return (
      <>
        <TextField
          aria-label={say('姓名')}
          maxLength={args.maxLength}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <output aria-label={say('保存的值')}>{value}</output>
      </>
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: say('姓名') })
    await fireEvent.compositionStart(input)
    await fireEvent.input(input, { target: { value: 'ni hao' }, isComposing: true })
    await expect(input).toHaveValue('ni hao')
    await fireEvent.compositionEnd(input)
    await expect(input).toHaveValue('ni')
    await expect(canvas.getByRole('status', { name: say('保存的值') })).toHaveTextContent(/^ni$/)
  },
}

/** The button shows the password and changes neither text nor focus. */
export const Password: Story = {
  render: () => (
    <TextField
      type="password"
      aria-label={say('密码')}
      defaultValue="correct horse"
      labels={{ reveal: say('显示密码'), conceal: say('隐藏密码') }}
    />
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(say('密码'))
    await userEvent.click(input)
    await userEvent.click(canvas.getByRole('button', { name: say('显示密码') }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: say('隐藏密码') }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

/** The counter appears when a fifth of the length is left. */
export const Multiline: Story = {
  render: () => (
    <TextField
      multiline
      aria-label={say('备注')}
      maxLength={24}
      counter
      defaultValue={'给第三工程部的授权,\n项目结束后收回。'}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19/24')).not.toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: say('备注') }), '谢谢')
    await expect(canvas.getByText('21/24')).toBeVisible()
  },
}

export const LongText: Story = {
  args: { defaultValue: '北港(上海)国际建筑工程咨询与施工总承包股份有限公司华东区域第三分公司' },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <TextFieldExample /> }
