import type { Hono } from 'hono'
import type { Serve, Work } from '../../platform/http/serveRequest'
import type { Ports } from '../../ports/Ports'
import { serveArchive } from './archives'
import { serveContent } from './downloads'
import { serveShared, serveSharedArchive, serveSharedPreview } from './sharing/serveShared'

/** Contents of files, at signed addresses: browsers send no token when they download. */
export function mountDownloads(app: Hono, ports: Ports, serve: Serve): void {
  const mount = (name: string, path: string, work: Work) =>
    app.get(
      `/api/CloudDisk/${path}/:id`,
      serve({ name, access: 'public', limit: 'others', body: 'none' }, work),
    )
  mount('sendContent', 'Content/:userId', serveContent(ports))
  mount('sendArchive', 'Archive/:userId', serveArchive(ports))
  mount('sendSharedContent', 'ShareContent/:shareId', serveShared(ports))
  mount('sendSharedPreview', 'SharePreview/:shareId', serveSharedPreview(ports))
  mount('sendSharedArchive', 'ShareArchive/:shareId', serveSharedArchive(ports))
}
