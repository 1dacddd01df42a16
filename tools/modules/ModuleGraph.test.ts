import { describe, expect, it } from 'vitest'
import { ModuleGraph } from './ModuleGraph.ts'

const graphOf = (sources: Readonly<Record<string, string>>, gone: readonly string[] = []) =>
  new ModuleGraph({ files: Object.keys(sources), read: (file) => sources[file] ?? '', gone })

const test = 'packages/ui/src/button/Button.test.ts'

/** Whether a change of the file affects the test with this source. */
function affects(changed: string, source: string, others: Readonly<Record<string, string>> = {}) {
  const graph = graphOf({ [test]: source, [changed]: '', ...others })
  return graph.dependents([changed]).has(test)
}

describe('a change affects', () => {
  it.each([
    ['its importer', 'packages/ui/src/button/a.ts', `import { a } from './a'`],
    ['an importer of its index', 'packages/ui/src/link/index.ts', `import { a } from '../link'`],
    ['an importer with the file extension', 'packages/ui/src/button/a.ts', `import './a.ts'`],
    ['a re-export', 'packages/ui/src/button/a.ts', `export * from './a'`],
    ['a lazy importer', 'packages/ui/src/button/a.ts', `const a = () => import('./a')`],
    ['an importer of its types', 'packages/ui/src/button/a.ts', `import type { A } from './a'`],
    ['an inline type import', 'packages/ui/src/button/a.ts', `let a: import('./a').A`],
    ['an importer of its styles', 'packages/ui/src/button/a.module.css', `import s from './a.module.css'`],
    ['an importer of its text', 'packages/ui/src/button/a.css', `import css from './a.css?raw'`],
    ['a mock of it', 'packages/ui/src/button/a.ts', `vi.mock('./a')`],
    [
      'a glob import of its folder',
      'packages/ui/src/link/a.ts',
      `import.meta.glob('../*/a.ts', { eager: true })`,
    ],
    [
      'the module that starts it as a worker',
      'packages/ui/src/button/a.worker.ts',
      `new URL('./a.worker.ts', import.meta.url)`,
    ],
    ['a reader of it', 'packages/ui/src/button/a.svg', `import 'node:fs'\nreadFileSync(join(here, 'a.svg'))`],
    ['a reader of its folder', 'packages/ui/src/link/x/a.css', `import 'node:fs'\nreaddirSync('../link')`],
    [
      'a reader of its folder by the path from the root',
      'docs/a.md',
      `import 'node:fs'\nreaddirSync(join(root, 'docs'))`,
    ],
    [
      'a reader of a computed file name',
      'docs/x/a.md',
      `import 'node:fs'\nreadFileSync(\`docs/x/\${name}\`)`,
    ],
  ])('%s', (_, changed, source) => {
    expect(affects(changed, source)).toBe(true)
  })

  it('importers through a package, by the longest of its exports', () => {
    const exports = {
      './*': { '@atrium/source': './src/*/index.ts' },
      './styles/*.css': { '@atrium/source': './src/styles/*.css' },
    }
    const manifest = { 'packages/ui/package.json': JSON.stringify({ name: '@atrium/ui', exports }) }
    expect(affects('packages/ui/src/link/index.ts', `import '@atrium/ui/link'`, manifest)).toBe(true)
    expect(affects('packages/ui/src/styles/a.css', `import '@atrium/ui/styles/a.css'`, manifest)).toBe(true)
  })

  it('runners of an npm script that runs it', () => {
    const manifest = {
      'package.json': JSON.stringify({
        scripts: { pack: 'node --import tsx tools/pack/pack.ts', sbom: 'node tools/run.mjs sbom/sbom' },
      }),
    }
    const run = (script: string) => `import 'node:child_process'\nexecFileSync('npm', ['run', '${script}'])`
    expect(affects('tools/pack/pack.ts', run('pack'), manifest)).toBe(true)
    expect(affects('tools/sbom/sbom.ts', run('sbom'), manifest)).toBe(true)
  })

  it('sheets that import or compose from it', () => {
    const sheet = { 'packages/ui/src/button/b.css': `@import './a.css';` }
    expect(affects('packages/ui/src/button/a.css', `import './b.css'`, sheet)).toBe(true)
    const composing = { 'packages/ui/src/button/b.css': `.b { composes: a from './a.css'; }` }
    expect(affects('packages/ui/src/button/a.css', `import './b.css'`, composing)).toBe(true)
  })

  it('files that reach it through several others', () => {
    const between = {
      'packages/ui/src/button/b.ts': `import './c'`,
      'packages/ui/src/button/c.ts': `import './a'`,
    }
    expect(affects('packages/ui/src/button/a.ts', `import './b'`, between)).toBe(true)
  })

  it('importers of a deleted file', () => {
    const graph = graphOf({ [test]: `import './a'` }, ['packages/ui/src/button/a.ts'])
    expect(graph.dependents(['packages/ui/src/button/a.ts']).has(test)).toBe(true)
  })

  it('files that import from a listed folder by computed names', () => {
    const others = {
      'packages/ui/src/button/load.ts': 'export const load = (file) => import(file)',
      'packages/ui/src/link/b.ts': `import './a'`,
    }
    const source = `import 'node:fs'\nimport { load } from './load'\nreaddirSync('../link')`
    expect(affects('packages/ui/src/link/a.ts', source, others)).toBe(true)
  })
})

describe('a change does not affect', () => {
  it.each([
    [
      'a file that names it only in a comment',
      'packages/ui/src/button/a.ts',
      `// import './a'\n/* import('./a') */`,
    ],
    ['a file that doesn’t import it', 'packages/ui/src/button/a.ts', `import './b'`],
    ['a file that imports a package of the same name', 'packages/ui/src/button/react.ts', `import 'react'`],
  ])('%s', (_, changed, source) => {
    expect(affects(changed, source)).toBe(false)
  })

  it('readers of a folder through a file that imports it', () => {
    const others = { 'docs/b.ts': `import '../packages/ui/src/button/a'` }
    expect(affects('packages/ui/src/button/a.ts', `import 'node:fs'\nreaddirSync('docs')`, others)).toBe(
      false,
    )
  })
})

describe('the closure of a file', () => {
  const sources = {
    [test]: `import './a'\nimport.meta.glob('../link/*.ts')`,
    'packages/ui/src/button/a.ts': `const b = () => import('./b')\nimport type { C } from './c'`,
    'packages/ui/src/button/b.ts': '',
    'packages/ui/src/button/c.ts': '',
    'packages/ui/src/link/d.ts': `import './e.css'`,
    'packages/ui/src/link/e.css': '',
  }
  const filesOf = (places: ReadonlySet<string>) => [...places].filter((place) => !place.endsWith('/')).sort()

  it('is every file it leads to, including through a glob', () => {
    expect(filesOf(graphOf(sources).closure([test]))).toEqual(Object.keys(sources).sort())
  })

  it('is only the files it leads to by the requested kinds of edges', () => {
    expect(filesOf(graphOf(sources).closure([test], ['static']))).toEqual([
      test,
      'packages/ui/src/button/a.ts',
    ])
  })
})
