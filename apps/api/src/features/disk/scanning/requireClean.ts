import type { Scan } from '@atrium/contracts/disk/contract'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Ports } from '../../../ports/Ports'
import type { diskNodes } from '../tables'

type Scanned = Pick<typeof diskNodes.$inferSelect, 'kind' | 'scan'>

/**
 * What keeps others from a file; undefined: nothing. What a scanner found holds without one, too.
 */
export function scanOf({ scanner }: Pick<Ports, 'scanner'>, { kind, scan }: Scanned): Scan | undefined {
  if (kind === 'folder' || scan === 'clean') return undefined
  if (scan === 'infected') return scan
  return scanner && (scan ?? 'pending')
}

/** Whether others may have all of these. */
export const areClean = (ports: Pick<Ports, 'scanner'>, nodes: readonly Scanned[]): boolean =>
  nodes.every((node) => scanOf(ports, node) === undefined)

/**
 * Before others get at something.
 *
 * @throws Refusal unless all files were scanned and found clean: which of it is worst
 */
export function requireClean(ports: Pick<Ports, 'scanner'>, nodes: readonly Scanned[]): void {
  const found = new Set(nodes.map((node) => scanOf(ports, node)))
  if (found.has('infected')) throw new Refusal(diskRefusals.infected)
  if (found.has('tooLarge')) throw new Refusal(diskRefusals.tooLargeToScan)
  if (found.has('pending')) throw new Refusal(diskRefusals.notScannedYet)
}
