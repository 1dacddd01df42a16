import type { BrowserContext } from 'playwright'

/** Problems in the pages of a context, even if no assertion covers them. */
export interface Watch {
  readonly problems: readonly string[]
  /** Problems that a journey causes on purpose. */
  tolerate(...expected: readonly RegExp[]): void
}

/** Collects console errors, uncaught errors and violations of the page's policy. */
export async function watchPages(context: BrowserContext): Promise<Watch> {
  const collected: string[] = []
  const tolerated: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    collected.push(`console: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  context.on('weberror', (thrown) => collected.push(`uncaught: ${thrown.error().stack}`))
  await context.exposeBinding('reportViolation', (_, violation: string) => {
    collected.push(`policy: ${violation}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      window.reportViolation(`${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`)
    })
  })
  return {
    get problems() {
      return collected.filter((problem) => !tolerated.some((expected) => expected.test(problem)))
    },
    tolerate(...expected) {
      tolerated.push(...expected)
    },
  }
}

declare global {
  interface Window {
    reportViolation(violation: string): void
  }
}
