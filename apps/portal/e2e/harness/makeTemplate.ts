import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from './startService'

/** Lets the service fill a data directory with the demo data once; copying it is many times faster. */
export async function makeTemplate(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'atrium-journeys-'))
  const service = await startService({ environment: { ATRIUM_DATA_DIR: directory } })
  await service.dispose()
  return directory
}
