import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasFailed, launchService } from '../servers/launchService'
import { placeForFiles } from '../servers/placeForFiles'

/** A data directory with demo data, to copy, which is many times faster than filling one. */
export async function makeDemoData(): Promise<{ readonly directory: string; remove(): void }> {
  const directory = mkdtempSync(join(placeForFiles(), 'atrium-demo-'))
  const service = await launchService({ ATRIUM_DATA_DIR: directory })
  if (hasFailed(service)) throw new Error(service.output)
  await service.end()
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}
