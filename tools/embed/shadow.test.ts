import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { comparePictures } from '../pixels/comparePictures.ts'
import { readPicture } from '../pixels/Picture.ts'
import { openSite, type Site, sheetOf } from './openSite.ts'
import { still } from './still.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

/** What somebody did, and where the focus was afterwards. */
type Steps = string[]

interface Task {
  /** Default: departments. */
  readonly feature?: string
  readonly name: string
  /** Ends with something floating on the page. */
  readonly walk: (page: Page, note: (step: string) => Promise<void>) => Promise<void>
  readonly until: string
}

const tasks: readonly Task[] = [
  {
    name: 'a menu with its keys',
    async walk(page, note) {
      const more = page.getByRole('button', { name: '云筑建筑设计研究院的操作' })
      await more.click()
      await page.getByRole('menuitem').first().waitFor()
      await note('opened')
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
        await page.keyboard.press(key)
        await note(key)
      }
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await note('Escape')
      await more.click()
    },
    until: '[role=menu]',
  },
  {
    name: 'a dialog that holds the focus and hides the page',
    async walk(page, note) {
      await moveMember(page)
      await note('opened')
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        await note(key)
      }
      await page.evaluate(() => document.querySelector<HTMLElement>('#host input')?.focus())
      await note('focused the page behind')
      await page.evaluate(() => {
        const place = document.querySelector('#feature')
        ;(place?.shadowRoot ?? place)?.querySelector('input')?.focus()
      })
      await note('focused the feature behind')
      await note(`${await page.getByRole('button', { name: '列', exact: true }).count()} buttons behind`)
      await page.mouse.click(5, 5)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await note('pressed outside')
      await moveMember(page)
    },
    until: '[role=dialog]',
  },
  {
    name: 'a toast beside a dialog, which a press on the toast doesn’t close',
    async walk(page, note) {
      await moveMember(page)
      await page.getByRole('treeitem').last().click()
      await page.getByRole('dialog').getByRole('button', { name: '移动' }).click()
      await page.locator('[data-slot=toast]').waitFor()
      await note('saved')
      await moveMember(page)
      await page.locator('[data-slot=toast]').click({ position: { x: 5, y: 5 } })
      await still(page)
      await note(`${await page.getByRole('dialog').count()} dialogs`)
    },
    until: '[data-slot=toast]',
  },
  {
    name: 'a popover that its button closes',
    async walk(page, note) {
      const columns = page.getByRole('button', { name: '列', exact: true })
      await columns.click()
      await page.getByRole('dialog').waitFor()
      await note('opened')
      await columns.click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await note('closed')
      await columns.click()
    },
    until: '[role=dialog]',
  },
  {
    feature: 'controls',
    name: 'a select with its keys',
    async walk(page, note) {
      const select = page.getByRole('combobox', { name: 'Town', exact: true })
      await select.click()
      await page.locator('[data-slot=select-list]').waitFor()
      await note('opened')
      await page.keyboard.press('ArrowDown')
      await note('ArrowDown')
      await page.keyboard.press('Escape')
      await page.locator('[data-slot=select-list]').waitFor({ state: 'detached' })
      await note('Escape')
      await select.click()
    },
    until: '[data-slot=select-list]',
  },
  {
    feature: 'controls',
    name: 'a field with suggestions that a press chooses',
    async walk(page, note) {
      const field = page.getByRole('combobox', { name: 'Any town' })
      await field.click()
      await page.getByRole('option', { name: 'Wenzhou' }).click()
      await still(page)
      await note(`chosen ${await field.inputValue()}`)
      await field.click()
    },
    until: '#feature [role=option]',
  },
  {
    name: 'a tooltip',
    async walk(page) {
      await page.getByRole('button', { name: '列', exact: true }).hover()
    },
    until: '[data-slot=tooltip]',
  },
]

it.each(tasks)('shows in a shadow root $name, as in the page', async (task) => {
  const own = sheetOf(task.feature ?? 'departments')
  const inPage = await perform(task, { sheets: [own] })
  const inShadow = await perform(task, { sheets: [], inside: own })
  expect(inShadow.steps).toEqual(inPage.steps)
  const [before, after] = await Promise.all([inPage, inShadow].map(({ picture }) => readPicture(picture)))
  if (!before || !after) throw new Error('There is no picture.')
  expect(comparePictures(before, after).share).toBeLessThanOrEqual(0.001)
})

it('leaves nothing behind on the page', async () => {
  const page = await site.open({ feature: 'departments', sheets: [], inside: sheetOf('departments') })
  await page.locator('#feature tbody tr').first().waitFor()
  const sheets = () => page.evaluate(() => document.head.querySelectorAll('style').length)
  const before = await sheets()
  await moveMember(page)
  // The one that locks scrolling.
  expect(await sheets()).toBe(before + 1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await sheets()).toBe(before)
  expect(await page.evaluate(() => document.body.children.length)).toBe(3)
  await page.evaluate(() => Reflect.get(window, 'unmount')())
  expect(await page.evaluate(() => Object.hasOwn(document, 'activeElement'))).toBe(false)
  await page.close()
})

async function moveMember(page: Page) {
  await page.getByRole('button', { name: '林静姝的操作' }).click()
  await page.getByRole('menuitem', { name: '移动' }).click()
  await page.getByRole('dialog').getByRole('treeitem').first().waitFor()
}

async function perform(
  { feature = 'departments', walk, until }: Task,
  mount: { readonly sheets: readonly string[]; readonly inside?: string },
) {
  const page = await site.open({ feature, ...mount })
  const steps: Steps = []
  await page.locator('#feature :is(tbody tr, input)').first().waitFor()
  await walk(page, async (step) => {
    await still(page)
    steps.push(`${step}: ${await focusedOn(page)}`)
  })
  await page.locator(until).first().waitFor()
  await still(page)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.close()
  return { steps, picture }
}

/** Role and name of the focused element. */
function focusedOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const place = document.querySelector('#feature')
    const focused = place?.shadowRoot?.activeElement ?? document.activeElement
    if (!focused || focused === document.body) return 'nothing'
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 20)
    return `${focused.getAttribute('role') ?? focused.tagName} ${name}`
  })
}
