import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandOf } from '../shared/root.ts'
import { examplesOf, moduleOf, pages, readersOwn } from './examples.ts'
import { site } from './unpack.ts'

const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
  noUncheckedSideEffectImports: true,
  allowUmdGlobalAccess: true,
}

it('compiles every example of the pages for other sites', () => {
  const folder = join(site, 'examples')
  mkdirSync(folder, { recursive: true })
  const places = new Map<string, string>()
  for (const page of pages) {
    const examples = examplesOf(page)
    for (const [index, example] of examples.entries()) {
      const name = `${page.replace(/\W/g, '-')}-${index}.tsx`
      places.set(name, example.place)
      writeFileSync(join(folder, name), moduleOf(example, examples.slice(0, index)))
    }
  }
  expect(places.size).toBeGreaterThan(8)
  writeFileSync(join(folder, 'readersOwn.d.ts'), readersOwn)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }))
  const args = [commandOf('typescript', 'tsc'), '--pretty', 'false', '-p', folder]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const found = stdout.replace(/^\S*?([\w-]+\.tsx)\((\d+),\d+\)/gm, (_, name, line) => {
    const [page = name, first = '0'] = places.get(name)?.split(':') ?? []
    // The first line of each module has the imports that are added.
    return `${page}:${Number(first) + Number(line) - 2}`
  })
  expect(found).toBe('')
})
