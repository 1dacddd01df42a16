import type { ConsoleMessage, Page } from 'playwright'
import type { Language, Story } from './listStories.ts'
import { resize } from './resize.ts'
import { type Report, showStory } from './showStory.ts'

const phone = { width: 390, height: 844 }

export interface Walk {
  readonly locale: Language
  readonly isAxeAsked: boolean
  /** Whether axe looks at the colours of the theme that isn't shown, too. */
  readonly areBothThemes: boolean
  /** Whether it is looked at on a phone too. */
  readonly isPhoneAsked: boolean
  /** Looks at what is shown, and returns what is wrong with it. */
  readonly look?: (() => Promise<readonly string[]>) | undefined
}

/**
 * Shows a story in a language, and returns what is wrong with it, a text each: its play function, what it writes to
 * the console, what is wider than the page, and, where axe is asked, accessibility and colours.
 */
export async function walkStory(
  page: Page,
  story: Story,
  { locale, isAxeAsked, areBothThemes, isPhoneAsked, look }: Walk,
): Promise<string[]> {
  const complaints: string[] = []
  const hear = (message: ConsoleMessage) => message.type() === 'error' && complaints.push(message.text())
  const catchError = (error: Error) => complaints.push(error.stack ?? error.message)
  page.on('console', hear).on('pageerror', catchError)
  try {
    const { failures, reports } = await showStory(page, story, {
      locale,
      bothThemes: areBothThemes,
      a11y: { manual: !isAxeAsked },
    })
    const seen = failures.length > 0 ? [] : ((await look?.()) ?? [])
    const tooWide = await tooWideAt(page, story.viewport.width)
    const tooWideOnPhone =
      isPhoneAsked && story.viewport.width > phone.width ? await tooWideAt(page, phone.width) : []
    const failed = reports.filter(({ status }) => status === 'failed').map(inWords)
    // Storybook tells the console about failures too.
    return [
      ...failures,
      ...failed,
      ...seen,
      ...tooWide,
      ...tooWideOnPhone,
      ...(failures.length > 0 ? [] : complaints),
    ]
  } finally {
    page.off('console', hear).off('pageerror', catchError)
  }
}

async function tooWideAt(page: Page, width: number): Promise<string[]> {
  if (page.viewportSize()?.width !== width) await resize(page, { ...phone, width })
  const found = await page.evaluate(findTooWide)
  return found.map((element) => `Wider than a page of ${width} px: ${element}`)
}

/** As the accessibility addon reports, and `.storybook/preview.tsx`. */
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
 * What sticks out of the page to the left or right, though nothing around it cuts it off or scrolls. Runs inside the
 * page, once it is laid out.
 */
async function findTooWide(): Promise<string[]> {
  // What is laid out by script, after the size has changed, is so in the next frame.
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
