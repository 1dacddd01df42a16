import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const components = join(import.meta.dirname, '../../packages/ui/src')
const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.stories.tsx') && !file.startsWith('conformance'),
)

it.each(files)('%s has an example that somebody can copy, and shows it as a story', (file) => {
  const example = join(components, file.replace('.stories.', '.example.'))
  expect(existsSync(example), `${example} is missing`).toBe(true)
  const source = readFileSync(example, 'utf8')
  expect(source, 'it imports what a user can import').not.toMatch(/from '\.\.?\//)
  expect(readFileSync(join(components, file), 'utf8')).toMatch(/^export const Example\b/m)
})
