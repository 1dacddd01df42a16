import { and, asc, eq, isNull } from 'drizzle-orm'
import { ofOwner } from '../../../platform/owner/ofOwner'
import { ownerOf } from '../../../platform/owner/ownerKey'
import { describeError } from '../../../platform/process/describeError'
import type { Ports } from '../../../ports/Ports'
import type { Verdict } from '../../../ports/Scanner'
import type { DiskNode } from '../nodes'
import { diskNodes } from '../tables'

type Scanning = Pick<Ports, 'database' | 'disk' | 'log' | 'scanner'>

/** Files per query. Files that arrive meanwhile wait only for these. */
const atOnce = 20

/** Failures per round after which the scanner counts as failing, not the files. */
const mostFailures = 5

/**
 * Returns a function that scans new files, oldest first, until none is left or the scanner fails. Failed files are
 * tried again next time. The log says when the scanner begins to fail and when it works again.
 */
export function scanningOf(ports: Scanning): () => Promise<void> {
  let isFailing = false
  return async () => {
    try {
      while ((await scanSome(ports)) === atOnce);
      if (isFailing) ports.log({ level: 'info', event: 'scanWorksAgain' })
      isFailing = false
    } catch (error) {
      if (!isFailing) ports.log({ level: 'error', event: 'scanFailed', ...describeError(error) })
      isFailing = true
    }
  }
}

/**
 * @returns the number of files found
 * @throws the first file's error, after the others were tried
 */
async function scanSome(ports: Scanning): Promise<number> {
  const waiting = await ports.database.connection
    .select()
    .from(diskNodes)
    .where(and(eq(diskNodes.kind, 'file'), isNull(diskNodes.scan)))
    .orderBy(asc(diskNodes.createdAt))
    .limit(atOnce)
  const failures: unknown[] = []
  for (const node of waiting) {
    if (node.sha256 === null) continue
    await scanOne(ports, node, node.sha256).catch((error) => failures.push(error))
    if (failures.length >= mostFailures) break
  }
  if (failures.length > 0) throw failures[0]
  return waiting.length
}

/** Files with the same content need no separate scan. */
async function scanOne(ports: Scanning, node: DiskNode, sha256: string): Promise<void> {
  const verdict = await scan(ports, node, sha256)
  const same = and(ofOwner(diskNodes, ownerOf(node)), eq(diskNodes.sha256, sha256), isNull(diskNodes.scan))
  await ports.database.connection.update(diskNodes).set({ scan: verdict.state }).where(same)
  if (verdict.state === 'clean') return
  const threat = verdict.state === 'infected' ? verdict.threat : undefined
  ports.log({ level: 'warning', event: 'fileNotClean', file: node.id, state: verdict.state, threat })
}

async function scan({ disk, scanner }: Scanning, node: DiskNode, sha256: string): Promise<Verdict> {
  if (!scanner || node.size === 0) return { state: 'clean' }
  return scanner.scan(await disk.read(ownerOf(node), sha256, { start: 0, end: node.size - 1 }))
}
