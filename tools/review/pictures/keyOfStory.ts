import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../shared/root.ts'
import type { Language } from '../../stories/listStories.ts'
import { StoryModules } from '../storyModules.ts'
import type { Tree } from '../trees.ts'

const isEnglish = /(?:^|\/)(?:messages\.en|english)\.ts$/

/**
 * Gives each story file a key in each language: a hash of everything that its pictures depend on, which are all
 * modules it leads to, the preview, the packages and the tools that take the pictures. English texts count only for
 * English pictures, and only those of catalogues that the story leads to.
 */
export function keysOfStories(
  tree: Tree,
  contentOf: (file: string) => string | Buffer = (file) => readFileSync(join(root, file)),
): (file: string, locale: Language) => string {
  const modules = new StoryModules(tree)
  const around = [
    ...modules.preview,
    ...modules.of('tools/review/pictures/takeScreens.ts'),
    ...tree.files.filter((file) => /^\.storybook\/(?!manager)[^/]+$/.test(file)),
    'package-lock.json',
  ]
  const hashes = new Map<string, string>()
  const hashOf = (file: string) => {
    const known = hashes.get(file)
    if (known !== undefined) return known
    const hash = createHash('sha256').update(contentOf(file)).digest('hex')
    hashes.set(file, hash)
    return hash
  }
  const keys = new Map<string, string>()
  return (file, locale) => {
    const known = keys.get(`${file} ${locale}`)
    if (known !== undefined) return known
    const key = keyOf(file, locale)
    keys.set(`${file} ${locale}`, key)
    return key
  }

  function keyOf(file: string, locale: Language): string {
    const all = new Set([...around, ...modules.of(file)])
    const isShown = (one: string) => locale === 'en' && all.has(one.replace(/[^/]+$/, 'messages.zh-CN.ts'))
    const counted = [...all].filter((one) => !isEnglish.test(one) || isShown(one))
    const hash = createHash('sha256')
    for (const one of counted.sort()) hash.update(`${one}\0${hashOf(one)}\0`)
    return hash.digest('hex').slice(0, 20)
  }
}
