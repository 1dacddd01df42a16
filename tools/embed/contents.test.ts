import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOfWorker, packagesIn } from '../pack/removeUnreachable.ts'
import { packed, site } from './unpack.ts'

/** Most megabytes of each package: as downloaded, and unpacked. Raise them only with a reason. */
const most: Readonly<Record<string, readonly [number, number]>> = {
  contracts: [0.4, 3],
  password: [0.05, 0.1],
  server: [0.05, 0.1],
  ui: [0.4, 1.5],
  // Readers of models, drawings, PDF and photographs, with their WebAssembly and fonts, are half of it.
  features: [11, 31],
  // Each root has its own two sheets with everything that it shows.
  embed: [3.2, 20],
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly repository?: unknown
  readonly homepage?: unknown
  readonly bugs?: unknown
}

describe.each(packed.map((file) => [/atrium-(\w+)-/.exec(basename(file))?.[1] ?? '', file]))(
  '%s',
  (name, file) => {
    const folder = join(site, 'node_modules/@atrium', name)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      statSync(join(folder, path)).isFile(),
    )
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

    it('stays within its size', () => {
      const download = statSync(file).size
      const unpacked = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
      console.info(`${name}: ${megabytes(download)} MB packed, ${megabytes(unpacked)} MB unpacked`)
      const [packedLimit = 0, unpackedLimit = 0] = most[name] ?? []
      expect(megabytes(download)).toBeLessThanOrEqual(packedLimit)
      expect(megabytes(unpacked)).toBeLessThanOrEqual(unpackedLimit)
    })

    it('contains nothing of stories, tests and builds', () => {
      expect(files.filter((path) => leftover.test(path))).toEqual([])
    })

    it('depends on what it imports, and on nothing else', () => {
      const imported = new Set(
        files
          .filter((path) => /\.(js|d\.ts)$/.test(path) && !isOfWorker(path))
          .flatMap((path) => packagesIn(join(folder, path))),
      )
      imported.delete(`@atrium/${name}`)
      const { dependencies = {}, peerDependencies = {} } = manifest
      const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]
      expect([...imported].filter((id) => !declared.includes(id))).toEqual([])
      expect(declared.filter((id) => !imported.has(id) && !isPeer(id))).toEqual([])
    })

    it('says what changed and where the project is', () => {
      expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'README.md', 'LICENSE']))
      expect(manifest.repository).toMatchObject({ directory: `packages/${name}` })
      expect(manifest.homepage).toMatch(/^https:/)
      expect(manifest.bugs).toMatch(/^https:/)
    })
  },
)

const megabytes = (bytes: number) => Math.round(bytes / 1e4) / 100

const leftover =
  /\.map$|\.module\.css$|\.(stories|test|example|guidance)\.|(^|\/)(mocks|stories|testing|conformance|samples)(\.|\/)/

const isPeer = (id: string) => id === 'react' || id === 'react-dom'
