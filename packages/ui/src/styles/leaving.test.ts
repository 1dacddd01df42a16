import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

/**
 * A closing element leaves the page when its animation ends. An animation of the same name that ran before
 * may never start again: the element would then stay and keep the focus.
 */
it('gives closing elements an animation of their own, or none', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const rules = [...readFileSync(join(folder, file), 'utf8').matchAll(/([^{};]+)\{[^{}]*animation: (\w+)/g)]
    const namesOf = (closed: boolean) =>
      rules.flatMap(([, selector = '', name]) => (selector.includes("='closed'") === closed ? [name] : []))
    const reused = namesOf(true).filter((name) => name !== 'none' && namesOf(false).includes(name))
    expect(reused, file).toEqual([])
  }
})
