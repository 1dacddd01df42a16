import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FormField } from '../form-field'
import { say } from '../stories/say'
import { ChoiceField } from './ChoiceField'
import { ChoiceFieldExample } from './ChoiceField.example'

const meta = {
  title: 'UI/ChoiceField',
  component: ChoiceField,
  args: { value: '', placeholder: '请选择部门', open: false, onClick: fn() },
  decorators: [
    (Story, { name }) =>
      // The example has its own field.
      name === 'Example' ? (
        <Story />
      ) : (
        <div style={{ maxWidth: 400 }}>
          <FormField label={say('所属部门')}>
            <Story />
          </FormField>
        </div>
      ),
  ],
} satisfies Meta<typeof ChoiceField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: say('所属部门') }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Chosen: Story = { args: { value: '云筑建筑设计研究院/结构工程事业部' } }

export const Disabled: Story = { args: { disabled: true } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <ChoiceFieldExample /> }
