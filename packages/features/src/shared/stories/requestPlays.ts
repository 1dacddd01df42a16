import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'
import { textsOf } from './textsOf'

const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)

type Shown = Pick<StoryContext, 'canvas'>

/** For a pending screen: the named part is marked busy. */
export const isLoading =
  (role: 'table' | 'region', name: () => string) =>
  async ({ canvas }: Shown) => {
    await expect(await canvas.findByRole(role, { name: name() })).toHaveAttribute('aria-busy', 'true')
  }

/** For a failed screen: shows these words, if any are given, and offers to retry. */
export const hasFailed =
  (words?: () => string) =>
  async ({ canvas }: Shown) => {
    if (words) await expect(await canvas.findByRole('alert')).toHaveTextContent(words())
    await expect(await canvas.findByRole('button', { name: shared.retry })).toBeEnabled()
  }

/** For a screen that the role may not see: there is nothing to retry. */
export async function isForbidden({ canvas }: Shown) {
  await expect(await canvas.findByText(components.forbiddenTitle)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: shared.retry })).toBeNull()
}
