import type { Page } from 'playwright'
import { desk } from './openPreview.ts'
import type { Preview } from './preview.ts'
import type { Language, Story } from './Story.ts'

/** Every story, in the order of the sidebar. */
export async function listStories(page: Page): Promise<Story[]> {
  const known = await page.evaluate(extract)
  return known.map(({ locale, viewport, ...names }) => ({
    ...names,
    ...(locale !== undefined && { locale: locale as Language }),
    viewport: viewport
      ? { width: Number.parseInt(viewport.width, 10), height: Number.parseInt(viewport.height, 10) }
      : desk,
  }))
}

async function extract() {
  const { __STORYBOOK_PREVIEW__: preview }: { __STORYBOOK_PREVIEW__: Preview } = window
  return Object.values(await preview.extract()).map(({ id, title, name, storyGlobals, parameters }) => ({
    id,
    title,
    name,
    locale: storyGlobals.locale,
    viewport: parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles,
  }))
}
