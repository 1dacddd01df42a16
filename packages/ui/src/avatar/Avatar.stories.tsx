import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './Avatar'
import { AvatarExample } from './Avatar.example'

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#9db8d9"/><circle cx="32" cy="25" r="11" fill="#1d4f94"/><path d="M10 64a22 22 0 0 1 44 0z" fill="#1d4f94"/></svg>',
)}`

const meta = { title: 'UI/Avatar', component: Avatar, args: { name: '林晓岚' } } satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '林晓岚' })).toHaveTextContent('林')
  },
}

export const Picture: Story = {
  args: { src: portrait, size: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: '林晓岚' })).toBeVisible()
  },
}

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '林晓岚' })).toHaveTextContent('林')
  },
}

export const Nameless: Story = { args: { name: ' ', decorative: true } }

export const Company: Story = { args: { name: 'north Harbour Construction', shape: 'square', size: 'large' } }

/** Each person has one of six tints. */
export const Tints: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {['周明远', '苏晚晴', '林晓岚', '程若水', '高岚', '顾长风'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar name="林晓岚" size="small" />
      <Avatar name="Ana" />
      <Avatar name="周" size="large" />
      <Avatar name="北港建设" size="huge" shape="square" />
    </div>
  ),
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <AvatarExample /> }
