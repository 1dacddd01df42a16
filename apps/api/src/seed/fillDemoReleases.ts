import { Readable } from 'node:stream'
import { vendor } from '../features/releases'
import { randomId } from '../platform/keys/randomId'
import type { Ports } from '../ports/Ports'
import { productReleases } from '../tables'

type SeedPorts = Pick<Ports, 'database' | 'disk' | 'clock'>

const day = 86_400_000

const releases = [
  {
    productId: 'daylight',
    version: '2026.2',
    fileName: 'daylight-2026.2.txt',
    daysAgo: 25,
    notes: { 'zh-CN': '新增住宅日照批量报告', en: 'Batch reports for housing' },
  },
  {
    productId: 'daylight',
    version: '2026.1',
    fileName: 'daylight-2026.1.txt',
    daysAgo: 220,
    notes: { 'zh-CN': '', en: '' },
  },
  {
    productId: 'space-frame',
    version: '2027.1',
    fileName: 'space-frame-2027.1.txt',
    daysAgo: 24,
    notes: { 'zh-CN': '节点设计更快', en: 'Joints are designed faster' },
  },
] as const

/** Small placeholders for installers, for trying downloads, if there are none. */
export async function fillDemoReleases({ database, disk, clock }: SeedPorts): Promise<void> {
  if ((await database.connection.$count(productReleases)) > 0) return
  const now = clock().getTime()
  const sent = await Promise.all(
    releases.map(async ({ daysAgo, ...release }) => {
      const content = Buffer.from(
        `Atrium ${release.productId} ${release.version}: stands in for an installer.\n`,
      )
      const uploadId = randomId()
      const upload = await disk.openUpload({ id: uploadId, size: content.length })
      await upload.append(Readable.from([content]))
      const publishedAt = new Date(now - daysAgo * day)
      return {
        ...release,
        uploadId,
        publishedAt,
        size: content.length,
        sha256: await disk.seal(uploadId, vendor),
      }
    }),
  )
  await database.transaction(async (db) => {
    // Another starting process may have been faster.
    if ((await db.$count(productReleases)) > 0) return
    for (const { uploadId, ...release } of sent) {
      await db.insert(productReleases).values({
        ...release,
        id: randomId(),
        platform: 'windows',
        steps: { 'zh-CN': [], en: [] },
      })
      await disk.keep(uploadId, vendor, release.sha256)
    }
  })
}
