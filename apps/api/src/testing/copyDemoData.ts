import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { placeForFiles } from './placeForFiles'

/** A data directory of one's own, in which the demo data is as a service left it that was ended as it should be. */
export function copyDemoData(name: string): string {
  const directory = mkdtempSync(join(placeForFiles(), `atrium-${name}-`))
  cpSync(inject('demoData'), directory, { recursive: true })
  return directory
}
