import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { afterAll, inject, it } from 'vitest'
import { root } from '../root.mjs'
import { openPreview } from './openPreview.ts'
import type { Language } from './Story.ts'
import { walkStory } from './walkStory.ts'

const pictures = join(root, 'node_modules/.cache/atrium/stories')
const languages: Readonly<Record<Language, string>> = { 'zh-CN': 'Chinese', en: 'English' }

const { origin, browser: endpoint, stories } = inject('storybook')
const browser = await chromium.connect(endpoint)
afterAll(() => browser.close())

/** Those that show no story now. */
const free: Page[] = []

for (const story of stories) {
  const locales = story.locale ? [story.locale] : (['zh-CN', 'en'] as const)
  for (const [index, locale] of locales.entries()) {
    const language = languages[locale]
    it.concurrent(`${story.title} ${story.name} in ${language} (${story.id})`, async () => {
      const page = free.pop() ?? (await openPreview(browser, origin))
      // Once is enough: nothing that axe looks at is otherwise in another language.
      const problems = await walkStory(page, story, { locale, isAxeAsked: index === 0 })
      if (problems.length === 0) return void free.push(page)
      await page.screenshot({ path: join(pictures, `${story.id} ${language}.png`) })
      // What a broken story leaves behind must break no other.
      await page.context().close()
      throw new Error(problems.join('\n'))
    })
  }
}
