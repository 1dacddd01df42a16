import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '../stories/say'
import { Button } from './Button'
import { ButtonExample } from './Button.example'

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: '添加成员', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {}

export const Primary: Story = { args: { variant: 'primary' } }

export const Ghost: Story = { args: { variant: 'ghost' } }

export const Danger: Story = {
  args: { variant: 'danger', children: '删除部门', icon: <Trash2 aria-hidden="true" /> },
}

/** In a row, for an action that asks first. */
export const OutlinedDanger: Story = { args: { tone: 'danger', children: '删除' } }
export const GhostDanger: Story = { args: { variant: 'ghost', tone: 'danger', children: '撤销' } }

export const Small: Story = { args: { size: 'small' } }

export const WithIcon: Story = { args: { variant: 'primary', icon: <Plus aria-hidden="true" /> } }

export const Focused: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: say('添加成员') })).toHaveFocus()
  },
}

export const PressedByKey: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** A field's validation message on blur can't move the button away from the pointer. */
export const SubmitLeavesTheField: Story = {
  args: { type: 'submit', variant: 'primary', children: '保存设置' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label={say('名称')} />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: say('名称') }))
    await userEvent.click(canvas.getByRole('button', { name: say('保存设置') }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: say('名称') })).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('添加成员') }), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Keeps its name, its width and the focus, and can't be pressed again. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: say('添加成员') })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const BusyKeepsWidth: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button variant="primary">{say('保存设置')}</Button>
      <Button variant="primary" busy>
        {say('保存设置')}
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button', { name: say('保存设置') })
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth)
  },
}

/** A busy submit button doesn't send its form a second time. */
export const BusySubmit: Story = {
  args: { type: 'submit', busy: true, children: '提交' },
  render: ({ onSubmit, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset.sent = 'yes'
      }}
      aria-label={say('表单')}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('提交') }))
    await expect(canvas.getByRole('form', { name: say('表单') })).not.toHaveAttribute('data-sent')
  },
}

export const AsLink: Story = {
  args: {
    asChild: true,
    variant: 'primary',
    icon: <Plus aria-hidden="true" />,
    children: <a href="#orders">去购买</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('去购买') })).toHaveAttribute('href', '#orders')
  },
}

export const LongText: Story = {
  args: { children: '把选中的成员移动到“华东区域—上海分公司—第三工程部”并保留授权' },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } }

export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['idle', 'small', 'busy', 'disabled'] as const).map((state) => (
        <div key={state} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
            <Button
              key={variant}
              variant={variant}
              size={state === 'small' ? 'small' : 'medium'}
              busy={state === 'busy'}
              disabled={state === 'disabled'}
              icon={state === 'small' ? <Plus aria-hidden="true" /> : undefined}
            >
              {say('确认授权')}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <ButtonExample /> }
