import type { ConsoleMessage, Page } from 'playwright'
import { findChinese } from './chineseTexts.ts'
import type { Language, Story } from './listStories.ts'
import { resize } from './resize.ts'
import { type Report, showStory, switchLanguage } from './showStory.ts'

const phone = { width: 390, height: 844 }

export interface Walk {
  readonly locale: Language
  readonly isAxeAsked: boolean
  /** Whether axe also checks the contrast of the other theme. */
  readonly areBothThemes: boolean
  /** Whether it is also checked on a phone. */
  readonly isPhoneAsked: boolean
  /** Checks the current page and returns the problems. */
  readonly look?: (() => Promise<readonly string[]>) | undefined
}

export interface Walked {
  /** Empty if the story is all right. */
  readonly problems: readonly string[]
  /** The time until its play function and the checks after it had finished. */
  readonly milliseconds: number
}

/**
 * Shows a story in a language, and returns its problems as texts: play function, console output, overflow,
 * Chinese in English and, if axe runs, accessibility and contrast.
 */
export async function walkStory(
  page: Page,
  story: Story,
  { locale, isAxeAsked, areBothThemes, isPhoneAsked, look }: Walk,
): Promise<Walked> {
  const complaints: string[] = []
  const hear = (message: ConsoleMessage) => isOurs(message) && complaints.push(lineOf(message))
  const catchError = (error: Error) => complaints.push(error.stack ?? error.message)
  page.on('console', hear).on('pageerror', catchError)
  try {
    const start = performance.now()
    const { failures, reports } = await showStory(page, story, {
      locale,
      bothThemes: areBothThemes,
      a11y: { manual: !isAxeAsked },
    })
    const milliseconds = Math.round(performance.now() - start)
    const seen = failures.length > 0 ? [] : ((await look?.()) ?? [])
    const tooWide = await tooWideAt(page, story.viewport.width)
    const tooWideOnPhone =
      isPhoneAsked && story.viewport.width > phone.width ? await tooWideAt(page, phone.width) : []
    const failed = reports.filter(({ status }) => status === 'failed').map(inWords)
    // Storybook also logs failures to the console.
    const chinese = locale === 'en' && failures.length === 0 ? await findChinese(page) : []
    const heard = failures.length > 0 ? [] : complaints
    return {
      milliseconds,
      problems: [...failures, ...failed, ...seen, ...tooWide, ...tooWideOnPhone, ...chinese, ...heard],
    }
  } finally {
    page.off('console', hear).off('pageerror', catchError)
  }
}

/**
 * Walks the story that the page shows in another language, without playing it again. Undefined: it doesn't look the
 * same any more, or something is wrong, so that only a walk of its own can tell.
 */
export async function walkInPlace(
  page: Page,
  { id, viewport }: Story,
  locale: Language,
): Promise<Walked | undefined> {
  const complaints: string[] = []
  const hear = (message: ConsoleMessage) => isOurs(message) && complaints.push(lineOf(message))
  const catchError = (error: Error) => complaints.push(error.message)
  await resize(page, viewport)
  page.on('console', hear).on('pageerror', catchError)
  try {
    const start = performance.now()
    if (!(await switchLanguage(page, id, locale))) return undefined
    const milliseconds = Math.round(performance.now() - start)
    const problems = [
      ...(await tooWideAt(page, viewport.width)),
      ...(viewport.width > phone.width ? await tooWideAt(page, phone.width) : []),
      ...(await findChinese(page)),
      ...complaints,
    ]
    return problems.length === 0 ? { milliseconds, problems } : undefined
  } finally {
    page.off('console', hear).off('pageerror', catchError)
  }
}

/** Not the browser's hints on performance, nor Storybook's warning about itself, once per page. */
const isOurs = (message: ConsoleMessage) =>
  message.type() !== ('verbose' as string) && !message.text().startsWith('Accessing the Story Store')

/** With the address of what couldn't be loaded, which the text leaves out. */
function lineOf(message: ConsoleMessage): string {
  const { url } = message.location()
  return `${message.type()}: ${message.text()}${message.text().startsWith('Failed to load') ? ` ${url}` : ''}`
}

async function tooWideAt(page: Page, width: number): Promise<string[]> {
  if (page.viewportSize()?.width !== width) await resize(page, { ...phone, width })
  const found = await page.evaluate(findTooWide)
  return found.map((element) => `Wider than a page of ${width} px: ${element}`)
}

/** The same format as the accessibility addon and `.storybook/preview.tsx`. */
function inWords({ type, result }: Report): string {
  const { violations, error } = result as Partial<AxeResult>
  if (error) return `${type}: ${error.message ?? error}`
  const lines =
    violations?.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)) ?? (result as string[])
  return `${type}: ${lines.join('\n')}`
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
  readonly error: { readonly message?: string }
}

/**
 * Elements that stick out of the page to the left or right, unless an ancestor clips or scrolls them. Runs
 * inside the page, after layout.
 */
async function findTooWide(): Promise<string[]> {
  // Layout by scripts finishes in the frame after the size changed.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const { clientWidth: width, scrollWidth } = document.documentElement
  const found = [...document.body.querySelectorAll('*')].filter(sticksOut)
  const innermost = found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  )
  if (found.length === 0 && scrollWidth > width) return [`something without a box, up to ${scrollWidth} px`]
  return innermost.slice(0, 3).map((element) => {
    const { left, right } = element.getBoundingClientRect()
    return `${Math.round(left)} to ${Math.round(right)} px: ${element.outerHTML.slice(0, 200)}`
  })

  function sticksOut(element: Element): boolean {
    const { left, right, width: own, height } = element.getBoundingClientRect()
    if ((left >= -1 && right <= width + 1) || own <= 1 || height <= 1) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isCut(element)
  }

  function isCut(element: Element): boolean {
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).overflowX !== 'visible') return true
    }
    return false
  }
}
