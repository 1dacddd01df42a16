import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { AuthorisationFeature } from './AuthorisationFeature'
import { authorisationAnswers } from './mocks'

/** The whole feature, as another site embeds it: without a router it finds its own way. */
const meta = {
  title: 'Features/Authorisation/AuthorisationFeature',
  component: AuthorisationFeature,
  decorators: [withFeature(authorisationAnswers)],
} satisfies Meta<typeof AuthorisationFeature>

export default meta
type Story = StoryObj<typeof meta>

/** From page 2 to a member and back to page 2. The address of the page around it stays as it was. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const address = window.location.href
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 页' }))
    await userEvent.click(await canvas.findByRole('link', { name: '管理授权 卫长青' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '管理授权' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '返回' }))
    const second = await canvas.findByRole('button', { name: '第 2 页' })
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'page'))
    await expect(await canvas.findByText('卫长青')).toBeVisible()
    await expect(window.location.href).toBe(address)
  },
}
