import type { Operation } from '@atrium/contracts/wire/contract'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { DrawerKind } from '../drawer/drawers'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'
import { type Answer, fail, never } from './answers'
import { textsOf } from './textsOf'

const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)

interface DrawerOf {
  readonly kind: DrawerKind
  /** The id in the address. */
  readonly id: string
  /** A page whose list opens the drawer. */
  readonly pathname: string
  /** Its request. */
  readonly operation: Operation
  /** Its title until the answer provides one. */
  readonly untitled: () => string
  readonly failed: () => string
  /** Shown for something that no longer exists, or never did. */
  readonly gone: () => string
}

/** Stories that all drawers beside a list have in common. */
export function drawerStories({ kind, id, pathname, operation, untitled, failed, gone }: DrawerOf) {
  const host = { location: { pathname, search: `${kind}=${id}` } }
  const told = (...answers: readonly Answer[]) => ({ feature: { answers, host } })
  const drawer = (name: string) => screen.findByRole('dialog', { name })
  const untold = async () => within(await drawer(untitled()))
  return {
    feature: { host },
    /** The drawer's address, with other answers. */
    told,
    /** The drawer, once it has this name. */
    drawer,
    Loading: {
      parameters: told(never(operation)),
      play: async () => {
        await expect(await drawer(untitled())).toHaveAttribute('aria-busy', 'true')
      },
    },
    Failed: {
      parameters: told(fail(operation, 'unavailable')),
      play: async () => {
        const shown = await untold()
        await expect(await shown.findByRole('alert')).toHaveTextContent(failed())
        await expect(shown.getByRole('button', { name: shared.retry })).toBeEnabled()
      },
    },
    Forbidden: {
      parameters: told(fail(operation, 'forbidden')),
      play: async () => {
        await expect(await (await untold()).findByText(components.forbiddenTitle)).toBeVisible()
      },
    },
    /** Removed meanwhile, or from a copied link. */
    NotFound: {
      parameters: told(fail(operation, 'missing')),
      play: async () => {
        await expect(await (await untold()).findByText(gone())).toBeVisible()
      },
    },
    /** The answer with the longest texts, and its name then. */
    longText: (name: string, ...answers: readonly Answer[]) => ({
      parameters: told(...answers),
      play: async () => {
        const shown = await drawer(name)
        await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
      },
    }),
    narrow: (name: string) => ({
      globals: { viewport: { value: 'narrow' } },
      play: async () => {
        const shown = await drawer(name)
        if (window.innerWidth >= 768) return
        await waitFor(() => expect(shown.getBoundingClientRect().width).toBe(window.innerWidth))
      },
    }),
  }
}
