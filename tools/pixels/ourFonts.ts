import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Page } from 'playwright'
import { root } from '../shared/root.ts'

const sheet = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/wght.css')

const family = 'Noto Sans SC Variable'

/** The address where the page requests the font. */
const folder = '/fonts-of-pictures/'

/**
 * Gives a page only our own font, whatever the machine has: Chinese and Latin, in every weight. Resolves after
 * all parts have loaded, so that no text is drawn without it.
 * @param first families of the page that come before ours
 */
export async function giveFonts(page: Page, first: readonly string[] = []): Promise<void> {
  const parts = `**${folder}*`
  await page.route(parts, (route) => {
    const name = new URL(route.request().url()).pathname.slice(folder.length)
    return route.fulfill({ path: join(dirname(sheet), 'files', name) })
  })
  const faces = readFileSync(sheet, 'utf8').replaceAll('url(./files/', `url(${folder}`)
  const families = [...first, family].map((one) => `'${one}'`).join(', ')
  await page.addStyleTag({
    content: `${faces}
      * { ${tokens()
        .map((token) => `${token}: ${families} !important`)
        .join(';')} }`,
  })
  await page.evaluate(async (ours) => {
    const faces = [...document.fonts].filter(({ family }) => family.includes(ours))
    if (faces.length === 0) throw new Error(`The font package has no font called ${ours}.`)
    await Promise.all(faces.map((face) => face.load()))
  }, family)
  // While any route is set, Playwright reports every request of the page here.
  await page.unroute(parts)
}

/** The tokens that name the design system's fonts. */
function tokens(): string[] {
  const sheet = readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8')
  return [...sheet.matchAll(/--atrium-font-[\w-]+(?=:)/g)].map(([token]) => token)
}

/**
 * Environment in which a browser finds no fonts of the machine, except the one bundled with Chromium, which it
 * requires. That font only shows characters that ours lacks.
 */
export function withoutSystemFonts(executablePath: string): Readonly<Record<string, string>> {
  const fonts = join(dirname(executablePath), 'fonts')
  if (!existsSync(fonts))
    throw new Error(`${fonts} is missing. Remove ${executablePath}: both are unpacked again.`)
  const kept = join(root, 'node_modules/.cache/atrium/fonts')
  const file = join(kept, 'fonts.conf')
  mkdirSync(kept, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${kept}</cachedir></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}
