import type { Page } from 'playwright'
import { desk, type Preview } from './openPreview.ts'

export type Language = 'zh-CN' | 'en'

/** A story in the built Storybook. */
export interface Story {
  readonly id: string
  /** Its place, such as `UI/Button`. */
  readonly title: string
  readonly name: string
  /** The story's own language, if it needs one. */
  readonly locale?: Language
  /** The requested size in pixels. */
  readonly viewport: { readonly width: number; readonly height: number }
}

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
