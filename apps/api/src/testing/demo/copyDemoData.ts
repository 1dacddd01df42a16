import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { placeForFiles } from '../servers/placeForFiles'

/** A separate data directory with the demo data, as left by a properly stopped service. */
export function copyDemoData(name: string): string {
  const directory = mkdtempSync(join(placeForFiles(), `atrium-${name}-`))
  cpSync(inject('demoData'), directory, { recursive: true })
  return directory
}
