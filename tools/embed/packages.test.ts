import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandOf } from '../shared/root.ts'
import { packed, site } from './unpack.ts'

describe.each(packed.map((file) => [basename(file), file]))('%s', (_, file) => {
  it('passes publint', () => {
    expect(run(commandOf('publint'), ['--strict', file])).toMatchObject({ status: 0 })
  })

  it('has types that every module resolution finds', () => {
    const args = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', file]
    expect(run(commandOf('@arethetypeswrong/cli', 'attw'), args)).toMatchObject({ status: 0 })
  })
})

it('leaves out React’s development code in every build', () => {
  const folder = join(site, 'node_modules/@atrium')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  )
  expect(
    scripts.filter((path) => readFileSync(join(folder, path), 'utf8').includes('jsx-dev-runtime')),
  ).toEqual([])
})

/** Each line with this comment has one mistake, and no other line has any. */
const mistaken = '// a mistake'

const page = `
import '@atrium/features/departments/styles.css'
import { DepartmentsFeature } from '@atrium/features/departments'
import { SessionFeature } from '@atrium/features/session'
import { FeatureProvider, useBrowserLocation } from '@atrium/features/shared'
import { Button } from '@atrium/ui/button'
import { ThemeRoot } from '@atrium/ui/theme-root'

export const right = (
  <FeatureProvider {...useBrowserLocation({ in: 'hash' })} texts={{ en: { departments: { title: 'Teams' } } }}>
    <DepartmentsFeature />
  </FeatureProvider>
)
export const mistakes = [
  <FeatureProvider locale="fr"><DepartmentsFeature /></FeatureProvider>, ${mistaken}
  <FeatureProvider texts={{ en: { departments: { tilte: 'Teams' } } }}>{null}</FeatureProvider>, ${mistaken}
  <SessionFeature />, ${mistaken}
  <Button variant="primry">Save</Button>, ${mistaken}
  <ThemeRoot dir="up">{null}</ThemeRoot>, ${mistaken}
]
`

it.each(['nodenext', 'bundler'])('reports all mistakes of a host and no others, with %s', (resolution) => {
  const module = resolution === 'nodenext' ? 'nodenext' : 'esnext'
  const compilerOptions = {
    module,
    moduleResolution: resolution,
    target: 'es2023',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    noUncheckedSideEffectImports: true,
  }
  writeFileSync(join(site, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  writeFileSync(join(site, 'page.tsx'), page)
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['page.tsx'] }))
  const { stdout } = run(commandOf('typescript', 'tsc'), ['--pretty', 'false', '-p', site])
  const reported = [...stdout.matchAll(/page\.tsx\((\d+),/g)].map(([, line]) => Number(line))
  const planted = page.split('\n').flatMap((line, index) => (line.endsWith(mistaken) ? [index + 1] : []))
  expect(planted).toHaveLength(5)
  expect([...new Set(reported)], stdout).toEqual(planted)
  expect(stdout.match(/error TS/g), stdout).toHaveLength(reported.length)
})

function run(script: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}
