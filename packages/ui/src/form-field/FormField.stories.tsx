import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Radio, RadioGroup } from '../radio-group'
import { Select } from '../select'
import { say } from '../stories/say'
import { TextField } from '../text-field'
import { FormField } from './FormField'
import { FormFieldExample } from './FormField.example'

const meta = {
  title: 'UI/FormField',
  component: FormField,
  args: { label: '部门名称', children: <TextField /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormField>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(say('部门名称')))
    await expect(canvas.getByRole('textbox', { name: say('部门名称') })).toHaveFocus()
  },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: say('部门名称') })).toBeRequired()
  },
}

export const WithHint: Story = {
  args: { hint: '最多50个字,同级部门不能重名。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      say('最多50个字,同级部门不能重名。'),
    )
  },
}

/** Hint and error are both read with the control. */
export const Invalid: Story = {
  args: {
    required: true,
    hint: '最多50个字,同级部门不能重名。',
    error: '已有同名的部门,请换一个名称。',
    children: <TextField defaultValue="设计部" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: say('部门名称') })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      `${say('最多50个字,同级部门不能重名。')} ${say('已有同名的部门,请换一个名称。')}`,
    )
  },
}

/** Content below doesn't move when an error appears, with or without a hint. */
export const ErrorComes: Story = {
  render: (args) => {
    const [isInvalid, setInvalid] = useState(false)
    const error = isInvalid ? say('已有同名的部门。') : undefined
    return (
      <div style={stack}>
        <FormField {...args} hint={say('最多50个字。')} error={error} />
        <FormField label={say('编码')} error={error}>
          <TextField />
        </FormField>
        <button type="button" onClick={() => setInvalid(true)}>
          {say('保存')}
        </button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const below = canvas.getByRole('button', { name: say('保存') })
    const before = below.getBoundingClientRect().top
    await userEvent.click(below)
    await expect(await canvas.findAllByText(say('已有同名的部门。'))).toHaveLength(2)
    await expect(below.getBoundingClientRect().top).toBe(before)
  },
}

const stack: CSSProperties & Record<`--${string}`, string> = {
  display: 'grid',
  gap: 24,
  '--atrium-field-room': '22px',
}

export const Beside: Story = { args: { layout: 'beside', hint: '最多50个字。' } }

export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: say('部门名称') })).toBeVisible()
  },
}

export const AroundSelect: Story = {
  args: {
    label: '上级部门',
    error: '请选择上级部门。',
    children: (
      <Select
        placeholder="请选择"
        options={[
          { value: 'a', label: '华东区域' },
          { value: 'b', label: '华南区域' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: say('上级部门') })
    await expect(select).toHaveAttribute('aria-invalid', 'true')
    await expect(select).toHaveAccessibleDescription(say('请选择上级部门。'))
  },
}

export const AroundRadioGroup: Story = {
  args: {
    label: '到期后',
    required: true,
    children: (
      <RadioGroup defaultValue="keep">
        <Radio value="keep">保留成员</Radio>
        <Radio value="remove">移出部门</Radio>
      </RadioGroup>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: say('到期后') })).toBeRequired()
  },
}

export const LongText: Story = {
  args: {
    label: '用于在所有分公司与项目部之间区分本部门、并在授权报表中显示的部门全称',
    error: '名称里有不能使用的字符:请去掉斜杠、反斜杠、引号以及所有看不见的控制字符,然后再试一次。',
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <FormFieldExample /> }
