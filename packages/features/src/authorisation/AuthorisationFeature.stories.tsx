import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { AuthorisationFeature } from './AuthorisationFeature'
import { authorisationMessages } from './messages'
import { authorisationAnswers, someMember } from './mocks'

const components = textsOf(componentMessages)
const texts = textsOf(authorisationMessages)

/** The whole feature, as another site embeds it: it handles navigation without the host's router. */
const meta = {
  id: 'features-authorisation-authorisationfeature',
  title: 'Features/Authorisation/AuthorisationFeature 授权管理',
  component: AuthorisationFeature,
  decorators: [withFeature(authorisationAnswers)],
} satisfies Meta<typeof AuthorisationFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林静姝')).toBeVisible()
  },
}

/** From page 2 to a member and back to page 2. The surrounding page's address doesn't change. */
export const FindsItsOwnWay: Story = {
  play: async ({ canvas, userEvent }) => {
    const address = window.location.href
    await userEvent.click(await canvas.findByRole('button', { name: components.page(2) }))
    await userEvent.click(await canvas.findByRole('link', { name: texts.manageFor('卫长青') }))
    await expect(await canvas.findByRole('heading', { level: 1, name: someMember.realName })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: texts.byMember }))
    const second = await canvas.findByRole('button', { name: components.page(2) })
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'page'))
    await expect(await canvas.findByText('卫长青')).toBeVisible()
    await expect(window.location.href).toBe(address)
  },
}
