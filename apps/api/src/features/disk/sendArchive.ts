import { makeZip, predictLength } from 'client-zip'
import type { AdmittedRequest } from '../../platform/http/serveRequest'
import type { Owner } from '../../platform/owner/Owner'
import { zipDate } from '../../platform/zip/zipDate'
import type { Ports } from '../../ports/Ports'
import { asAttachment } from './downloads'
import { type DiskNode, keyOf, numbered } from './nodes'
import type { Tree } from './treeOf'

interface Archive {
  readonly owner: Owner
  /** Without extension. */
  readonly name: string
  readonly tree: Tree
  /** Whether the download is still allowed; asked repeatedly while it lasts. */
  readonly mayGoOn: () => Promise<boolean>
}

/**
 * Sends files and folders as one zip, written while it is read. The length is sent first, so that an interrupted
 * download, for example because a file was removed, never looks complete.
 */
export async function sendArchive(
  { context, network }: AdmittedRequest,
  ports: Pick<Ports, 'disk' | 'downloadLimiter'>,
  { owner, name, tree, mayGoOn }: Archive,
): Promise<Response> {
  const paths = zipPaths(tree)
  const headers = {
    ...asAttachment(`${name}.zip`),
    'content-length': String(predictLength(paths.map(entryOf))),
  }
  if (context.req.raw.method === 'HEAD') return new Response(null, { headers })
  const pack = () => makeZip(entries(ports, owner, paths, mayGoOn))
  return new Response(await ports.downloadLimiter.send(context, network, pack), { headers })
}

/** Milliseconds between checks of the permission, which take place before the next file. */
const askedEvery = 10_000

async function* entries(
  { disk }: Pick<Ports, 'disk'>,
  owner: Owner,
  paths: readonly ZipPath[],
  mayGoOn: Archive['mayGoOn'],
) {
  let askedAt = performance.now()
  for (const path of paths) {
    if (performance.now() - askedAt > askedEvery) {
      if (!(await mayGoOn())) throw new Error('Whoever downloads an archive may no longer.')
      askedAt = performance.now()
    }
    const { sha256, size } = path.node
    if (sha256 === null) {
      yield folderOf(path)
      continue
    }
    const content = size > 0 ? await disk.read(owner, sha256, { start: 0, end: size - 1 }) : undefined
    const reader = content?.getReader()
    try {
      yield { ...fileOf(path), input: contentOf(reader, size) }
    } catch {
      // The download was cancelled.
      return
    } finally {
      await reader?.cancel()
    }
  }
}

const entryOf = (path: ZipPath) => (path.node.kind === 'folder' ? folderOf(path) : fileOf(path))

const folderOf = ({ name, node }: ZipPath) => ({ name: `${name}/`, lastModified: zipDate(node.modifiedAt) })

const fileOf = ({ name, node }: ZipPath) => ({
  name,
  lastModified: zipDate(node.modifiedAt),
  size: node.size,
})

async function* contentOf(reader: ReadableStreamDefaultReader<Uint8Array> | undefined, size: number) {
  let read = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    read += part.value.length
    yield part.value
  }
  if (read !== size) throw new Error('An object is shorter than its file.')
}

/** A file or folder, and its path in the zip. */
interface ZipPath {
  readonly name: string
  readonly node: DiskNode
}

/**
 * Paths in a zip, each folder before its contents. Names are unique within a folder of the disk, but the selection may
 * come from several folders.
 */
function zipPaths(tree: Tree): ZipPath[] {
  const taken = new Set<string>()
  const tops = tree.tops.map((node) => {
    const name = freeOf(node.name, taken)
    taken.add(keyOf(name))
    return { name, node }
  })
  const paths: ZipPath[] = [...tops]
  // The array grows during the loop.
  for (const { name, node } of paths)
    paths.push(...tree.childrenOf(node).map((child) => ({ name: `${name}/${child.name}`, node: child })))
  return paths
}

function freeOf(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : numbered(name, number)
    if (!taken.has(keyOf(tried))) return tried
  }
}
