import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { root } from '../shared/root.ts'

/** Names of departments, products and the like, which data may share with a text of ours. */
const shortest = 3

const texts = new Set((await readCatalogues()).filter((text) => text.length >= shortest))

/**
 * The interface texts that a page shows in Chinese, for stories in English. Names of people, companies, products and
 * files stay Chinese in the demo data, so only texts of our own catalogues count: among them are the names of pages,
 * menus, states and kinds, which make a list mixed when a story fixes them in one language.
 */
export async function findChinese(page: Page): Promise<string[]> {
  const shown = await page.evaluate(readHan)
  return shown.filter((text) => texts.has(text)).map((text) => `Chinese in English: ${text}`)
}

/** Texts in Chinese that are visible, except those declared as such. Runs inside the page. */
function readHan(): string[] {
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const around = node.parentElement
    if (!/\p{Script=Han}/u.test(text) || !around || around.closest('[lang|=zh]')) continue
    if (around.checkVisibility({ visibilityProperty: true })) found.add(text)
  }
  return [...found]
}

async function readCatalogues(): Promise<string[]> {
  const folders = ['packages/features/src', 'packages/ui/src', 'apps/portal/src'].map((path) =>
    join(root, path),
  )
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /essages\.zh-CN\.ts$/.test(name))
      .map((name) => join(folder, name)),
  )
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)))
  return modules.flatMap(stringsIn)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
