import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleGraph } from '../../modules/ModuleGraph.ts'
import { root } from '../../shared/root.ts'
import type { Language } from '../../stories/listStories.ts'
import type { Tree } from '../trees.ts'

const kinds = ['static', 'lazy', 'glob', 'reads'] as const
const isEnglish = /(?:^|\/)(?:messages\.en|english)\.ts$/

/**
 * Gives each story file a key in each language: a hash of everything that its pictures depend on, which are all
 * modules it leads to, the preview, the packages and the tools that take the pictures. English texts count only for
 * English pictures, and only those of catalogues that the story leads to.
 */
export function keysOfStories({ files, read }: Tree): (file: string, locale: Language) => string {
  const graph = new ModuleGraph({ files, read: (file) => read(file) ?? '' })
  const around = [
    ...graph.closure(['.storybook/preview.tsx', 'tools/review/pictures/takeScreens.ts'], [...kinds]),
    ...files.filter((file) => /^\.storybook\/[^/]+$/.test(file)),
    'package-lock.json',
  ]
  const hashes = new Map<string, string>()
  const hashOf = (file: string) => {
    const known = hashes.get(file)
    if (known !== undefined) return known
    const hash = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex')
    hashes.set(file, hash)
    return hash
  }
  return (file, locale) => {
    const all = new Set([...around, ...graph.closure([file], [...kinds])])
    const counted = [...all].filter((one) => {
      if (!graph.files.has(one)) return false
      return !isEnglish.test(one) || (locale === 'en' && all.has(one.replace(/[^/]+$/, 'messages.zh-CN.ts')))
    })
    const hash = createHash('sha256')
    for (const one of counted.sort()) hash.update(`${one}\0${hashOf(one)}\0`)
    return hash.digest('hex').slice(0, 20)
  }
}
