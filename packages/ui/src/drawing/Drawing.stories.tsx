import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing } from './Drawing'
import { DrawingExample } from './Drawing.example'

const meta = {
  title: 'UI/Drawing',
  component: Drawing,
  args: { name: 'invitation' },
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const Invitation: Story = {}

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {names.map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </div>
  ),
}

const names = [
  'empty',
  'people',
  'departments',
  'licences',
  'products',
  'files',
  'orders',
  'messages',
  'history',
  'devices',
  'invitation',
  'search',
  'trial',
  'address',
  'done',
  'not-found',
  'offline',
  'forbidden',
  'failed',
] as const

export const Example: Story = { globals: { locale: 'en' }, render: () => <DrawingExample /> }
