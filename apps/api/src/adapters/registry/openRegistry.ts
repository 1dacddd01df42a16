import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Log } from '../../platform/process/Log'
import { StartFailure } from '../../platform/process/StartFailure'
import type { CompanyRegistry } from '../../ports/CompanyRegistry'
import { demoRegistry } from './demoRegistry'
import { fileRegistry } from './fileRegistry'
import { httpRegistry } from './httpRegistry'
import { unconfiguredRegistry } from './unconfiguredRegistry'

/** Which registry to use: over the network, from a file, or the demo list. */
export type RegistryChoice =
  | { readonly kind: 'http'; readonly url: string; readonly token: string }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'demo' }
  | { readonly kind: 'none' }

export function openRegistry(choice: RegistryChoice, log: Log): CompanyRegistry {
  if (choice.kind === 'http') return httpRegistry({ ...choice, log })
  if (choice.kind === 'file') return fileRegistry(readEntries(choice.file))
  return choice.kind === 'demo' ? fileRegistry(demoRegistry) : unconfiguredRegistry
}

const entries = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string(), code: v.string() })))

function readEntries(file: string) {
  try {
    return v.parse(entries, readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartFailure(
      `REGISTRY_FILE is ${file}, which can't be read as a JSON list of {"name", "code"}: mend it, or leave the variable out.`,
      error,
    )
  }
}
