import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button'
import { FormField } from '../form-field'
import { say } from '../stories/say'
import { TextField } from '../text-field'
import { SettingsSection } from './SettingsSection'
import { SettingsSectionExample } from './SettingsSection.example'

const meta = {
  title: 'UI/SettingsSection',
  component: SettingsSection,
  args: {
    title: '公司信息',
    description: '认证通过后,公司名称不能再修改。',
    children: (
      <div style={{ display: 'grid', gap: 24 }}>
        <FormField label="企业名称" hint="与营业执照上的名称一致。">
          <TextField />
        </FormField>
        <FormField label="邮箱">
          <TextField />
        </FormField>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SettingsSection>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: say('公司信息') })
    await expect(region).toContainElement(canvas.getByRole('textbox', { name: say('邮箱') }))
  },
}

export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button variant="primary">保存</Button>
        <Button>取消</Button>
      </>
    ),
  },
}

/** Actions on the whole section are at the end of the card's first line; in one column, next to the title. */
export const WithActions: Story = {
  args: { actions: <Button size="small">查看全部</Button> },
}

/** On narrow screens there is one column. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
}

export const LongText: Story = {
  args: {
    title: '用于在所有分公司与项目部之间区分本部门、并在授权报表中显示的部门全称',
    description: '名称里有不能使用的字符:请去掉斜杠、反斜杠、引号以及所有看不见的控制字符,然后再试一次。',
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <SettingsSectionExample /> }
