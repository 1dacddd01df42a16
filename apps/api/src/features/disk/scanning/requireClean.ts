import type { Scan } from '@atrium/contracts/disk/contract'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Ports } from '../../../ports/Ports'
import type { diskNodes } from '../tables'

type Scanned = Pick<typeof diskNodes.$inferSelect, 'kind' | 'scan'>

/**
 * Why others may not get a file; undefined if they may. An earlier finding counts even without a scanner.
 */
export function scanOf({ scanner }: Pick<Ports, 'scanner'>, { kind, scan }: Scanned): Scan | undefined {
  if (kind === 'folder' || scan === 'clean') return undefined
  if (scan === 'infected') return scan
  return scanner && (scan ?? 'pending')
}

/** Whether others may get all of these. */
export const areClean = (ports: Pick<Ports, 'scanner'>, nodes: readonly Scanned[]): boolean =>
  nodes.every((node) => scanOf(ports, node) === undefined)

/**
 * Call it before other people get files.
 * @throws Refusal unless all files were scanned and found clean; the worst reason counts
 */
export function requireClean(ports: Pick<Ports, 'scanner'>, nodes: readonly Scanned[]): void {
  const found = new Set(nodes.map((node) => scanOf(ports, node)))
  if (found.has('infected')) throw new Refusal(diskRefusals.infected)
  if (found.has('tooLarge')) throw new Refusal(diskRefusals.tooLargeToScan)
  if (found.has('pending')) throw new Refusal(diskRefusals.notScannedYet)
}
