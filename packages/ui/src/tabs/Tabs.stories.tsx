import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { say } from '../stories/say'
import { Tab, TabList, TabPanel, Tabs } from './Tabs'
import { TabsExample } from './Tabs.example'

const sections = ['账号密码登录', '验证码登录', '扫码登录'] as const

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: { defaultValue: '账号密码登录' },
  render: (args) => (
    <Tabs {...args}>
      <TabList label={say('登录方式')}>
        {sections.map((section) => (
          <Tab key={section} value={section} disabled={section === '扫码登录'}>
            {say(section)}
          </Tab>
        ))}
      </TabList>
      {sections.map((section) => (
        <TabPanel key={section} value={section}>
          {say('{0}的内容', say(section))}
        </TabPanel>
      ))}
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys move and show at once, skip disabled tabs and wrap; Tab moves into the panel. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: say('登录方式') })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: say('账号密码登录') })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: say('验证码登录'), selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: say('验证码登录') })).toHaveTextContent(
      say('{0}的内容', say('验证码登录')),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: say('账号密码登录'), selected: true })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: say('账号密码登录') })).toHaveFocus()
  },
}

const departments = Array.from({ length: 14 }, (_, index) => `专业设计${index + 1}所`)

/** If there are more tabs than fit, the row scrolls and keeps the focused one in view. */
export const ManyTabs: Story = {
  args: { defaultValue: departments[0] ?? '' },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Tabs {...args}>
        <TabList label={say('部门')}>
          {departments.map((department) => (
            <Tab key={department} value={department}>
              {department}
            </Tab>
          ))}
        </TabList>
        {departments.map((department) => (
          <TabPanel key={department} value={department}>
            {department}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: '专业设计14所', selected: true })
    const list = canvas.getByRole('tablist')
    const overhang = last.getBoundingClientRect().right - list.getBoundingClientRect().right
    await expect(overhang).toBeLessThan(1)
    // It fades where it continues.
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'start'))
  },
}

export const Narrow: Story = { ...ManyTabs, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <TabsExample /> }
