import { chromium } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openPreview } from './openPreview.ts'
import { showStory } from './showStory.ts'

const { origin, browser: endpoint, stories } = inject('storybook')
const browser = await chromium.connect(endpoint)
const free = [openPreview(browser, origin), openPreview(browser, origin)]

describe.concurrent.each(stories)('$title $name ($id)', (story) => {
  it('passes', async () => {
    const page = (await free.pop()) ?? (await openPreview(browser, origin))
    const { failures, reports } = await showStory(page, story)
    free.push(Promise.resolve(page))
    expect([...failures, ...reports.filter(({ status }) => status === 'failed')]).toEqual([])
  })
})
