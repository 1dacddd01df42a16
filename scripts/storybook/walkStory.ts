import type { ConsoleMessage, Page } from 'playwright'
import { findTooWide } from './findTooWide.ts'
import { resize } from './resize.ts'
import type { Language, Story } from './Story.ts'
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
