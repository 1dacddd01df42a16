import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { fileNameOf } from '../../../../tools/test/changed/visits'

const asked = new Map<string, Set<string>>()

/** Records which scripts the browser of a test requests, if `npm test` needs to know. */
export function noteVisits(context: BrowserContext, test: string): void {
  const folder = process.env.VISITED_FOLDER
  if (folder === undefined) return
  const paths = asked.get(test) ?? new Set<string>()
  asked.set(test, paths)
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) paths.add(pathname.slice(1))
  })
  context.on('close', () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, fileNameOf(test)), JSON.stringify([...paths]))
  })
}
