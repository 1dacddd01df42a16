import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'
import { textsOf } from './textsOf'

const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)

type Shown = Pick<StoryContext, 'canvas'>

/** Of a screen whose request is under way: the part of it that is named so says that it is busy. */
export const isLoading =
  (role: 'table' | 'region', name: () => string) =>
  async ({ canvas }: Shown) => {
    await expect(await canvas.findByRole(role, { name: name() })).toHaveAttribute('aria-busy', 'true')
  }

/** Of a screen whose request failed: it says so in these words, if any are given, and offers to try again. */
export const hasFailed =
  (words?: () => string) =>
  async ({ canvas }: Shown) => {
    if (words) await expect(await canvas.findByRole('alert')).toHaveTextContent(words())
    await expect(await canvas.findByRole('button', { name: shared.retry })).toBeEnabled()
  }

/** Of a screen that the role may not see: to try again would be no use. */
export async function isForbidden({ canvas }: Shown) {
  await expect(await canvas.findByText(components.forbiddenTitle)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: shared.retry })).toBeNull()
}
