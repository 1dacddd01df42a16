import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { AdministratorManual } from './AdministratorManual'
import { manualMessages } from './messages'

const manualTexts = textsOf(manualMessages)

/** The administrator's manual, `/administratorManual`. */
const meta = {
  id: 'features-workspace-administratormanual',
  title: 'Features/Workspace/AdministratorManual 管理员手册',
  component: AdministratorManual,
  decorators: [withFeature([])],
} satisfies Meta<typeof AdministratorManual>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(manualTexts.title)).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }
