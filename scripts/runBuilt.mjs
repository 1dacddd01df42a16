import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildService } from './buildService.mjs'

/** Runs a command of the service in this process, with the words that were given to it. */
export async function runBuilt(command) {
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(buildService(), `${command}.js`)).href)
}
