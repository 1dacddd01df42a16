import type { Page } from 'playwright'
import type { Language, Story } from './listStories.ts'
import type { Globals } from './openPreview.ts'
import { resize } from './resize.ts'

export interface Shown {
  /**
   * Reasons why the story is broken, as texts: its play function threw, it could not be rendered, … Empty if it
   * isn't broken.
   */
  readonly failures: readonly string[]
  /** Findings of failed checks. */
  readonly reports: readonly Report[]
}

/** The result of a check after each story, such as `a11y`. */
export interface Report {
  readonly type: string
  readonly status: 'failed' | 'passed' | 'warning'
  readonly result: unknown
}

/**
 * Shows a story in a page of `openPreview`, at its size, with these globals and otherwise Storybook's defaults.
 * Resolves when its play function and the checks after it have ended.
 */
export async function showStory(
  page: Page,
  { id, viewport }: Pick<Story, 'id' | 'viewport'>,
  globals: Globals = {},
): Promise<Shown> {
  await resize(page, viewport)
  return page.evaluate(show, { id, globals })
}

/**
 * Changes the language of the story that the page shows, as a setting of the portal does: its play function doesn't run
 * again.
 *
 * @returns whether the page has the same elements in the same states again, after its data was requested again
 */
export const switchLanguage = (page: Page, id: string, locale: Language): Promise<boolean> =>
  page.evaluate(switchTo, { id, locale })

interface Thrown {
  readonly message?: string
  readonly stack?: string
  readonly description?: string
}

/** Runs inside the page. */
function show({ id, globals }: { id: string; globals: Globals }): Promise<Shown> {
  const { channel, currentSelection, storyStoreValue } = window.__STORYBOOK_PREVIEW__
  const { userGlobals } = storyStoreValue
  leaveNothing()
  // Otherwise the channel would render the previous story again.
  userGlobals.update({ ...userGlobals.initialGlobals, ...globals })
  return new Promise((resolve) => {
    const failures = new Set<string>()
    const fail = ({ message, stack, description }: Thrown) =>
      failures.add(stack ?? description ?? message ?? 'It failed without a reason.')
    const listeners: Record<string, (...said: never[]) => void> = {
      playFunctionThrewException: fail,
      storyThrewException: fail,
      storyErrored: fail,
      unhandledErrorsWhilePlaying: (errors: Thrown[]) => {
        for (const error of errors) fail(error)
      },
      storyMissing: () => {
        failures.add('There is no such story, or its file could not be loaded.')
        end([])
      },
      // The previous story may write output until it is removed.
      storyRenderPhaseChanged: ({ newPhase }: { newPhase: string }) => newPhase === 'loading' && forget(),
      storyFinished: ({ storyId, reporters }: { storyId: string; reporters: Report[] }) => {
        if (storyId === id) end(reporters)
      },
    }
    const end = (reports: readonly Report[]) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      // Serialising axe's whole result of a passing story takes long.
      resolve({ failures: [...failures], reports: reports.filter(({ status }) => status !== 'passed') })
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    if (currentSelection?.storyId === id) channel.emit('forceRemount', { storyId: id })
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })

  function forget() {
    localStorage.clear()
    sessionStorage.clear()
  }

  function leaveNothing() {
    history.replaceState(null, '', '/iframe.html?viewMode=story')
    window.scrollTo(0, 0)
  }
}

/** Runs inside the page. */
async function switchTo({ id, locale }: { id: string; locale: Language }): Promise<boolean> {
  const { channel, storyStoreValue } = window.__STORYBOOK_PREVIEW__
  const patience = 1_000
  const before = shape()
  await new Promise<void>((resolve) => {
    const finish = ({ storyId }: { storyId: string }) => {
      if (storyId !== id) return
      channel.off('storyFinished', finish)
      resolve()
    }
    channel.on('storyFinished', finish)
    const { initialGlobals } = storyStoreValue.userGlobals
    channel.emit('updateGlobals', { globals: { ...initialGlobals, locale, a11y: { manual: true } } })
  })
  const end = performance.now() + patience
  while (shape() !== before) {
    if (performance.now() > end) return false
    await new Promise(requestAnimationFrame)
  }
  return true

  function shape(): string {
    const all = document.querySelectorAll('body *')
    return Array.from(all, ({ localName, attributes }) =>
      [
        localName,
        ...['data-slot', 'data-state', 'role'].map((name) => attributes.getNamedItem(name)?.value),
      ].join(' '),
    ).join('\n')
  }
}
