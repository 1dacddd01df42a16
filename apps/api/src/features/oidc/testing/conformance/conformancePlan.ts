import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** `skipped`: the suite skips what a provider doesn't support, and the test checks that the provider says so. */
type Verdict = 'passed' | 'skipped'

export interface Module {
  readonly verdict: Verdict
  readonly test: () => Promise<void>
}

export type Modules = Readonly<Record<string, Module>>

export const passed = (test: Module['test']): Module => ({ verdict: 'passed', test })
export const skipped = (test: Module['test']): Module => ({ verdict: 'skipped', test })

const documented = readFileSync(
  fileURLToPath(new URL('../../../../../../../docs/openid-conformance.md', import.meta.url)),
  'utf8',
)

/** Tests the modules of one plan of the OpenID conformance suite, and that the document lists them with their verdicts. */
export function testPlan(plan: string, modules: Modules): void {
  for (const [name, { test }] of Object.entries(modules)) it(name, test)

  it(`${plan} is documented`, () => {
    const [, section = ''] = documented.split(`\`${plan}\``)
    const [own = ''] = section.split('\n## ')
    const listed = [...own.matchAll(/^\| `([\w-]+)` \| (\w+) \|/gm)].map(([, name, verdict]) => [
      name,
      verdict,
    ])
    const tested = Object.entries(modules).map(([name, { verdict }]) => [name, verdict])
    expect(listed.toSorted()).toEqual(tested.toSorted())
  })
}
