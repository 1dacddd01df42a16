import { ownedSources } from '@atrium/contracts/catalogue/ownProducts/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { missing } from '../../platform/http/answers'
import type { Entry, Serve } from '../../platform/http/serveRequest'
import { mac, sameText } from '../../platform/keys/mac'
import type { Ports } from '../../ports/Ports'
import { addressMilliseconds, sendContent } from '../disk'
import { findUsable, type Licence } from './findUsable'
import { vendor } from './vendor'

const path = '/api/Installers'

const query = v.object({
  source: v.picklist(ownedSources),
  licence: v.string(),
  until: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  signature: v.string(),
})

/** Browsers download by an address alone, without a token: this one carries the permission, for an hour. */
export function installerAddress(
  ports: Pick<Ports, 'keys' | 'settings'>,
  licence: Licence,
  releaseId: string,
  now: Date,
): string {
  const until = now.getTime() + addressMilliseconds
  const { userId, source, id } = licence
  const signature = signatureOf(ports, licence, releaseId, until)
  const search = new URLSearchParams({ source, licence: id, until: String(until), signature })
  return `${ports.settings.publicOrigin}${path}/${userId}/${releaseId}?${search}`
}

const signatureOf = (
  { keys }: Pick<Ports, 'keys'>,
  { userId, source, id }: Licence,
  releaseId: string,
  until: number,
) => mac(keys.derivation, ['installer', userId, source, id, releaseId, until])

/** Serves the files at such addresses, like files of the disk, and only while the licence is valid. */
export function mountInstallers(app: Hono, ports: Ports, serve: Serve): void {
  const entry: Entry = { name: 'sendInstaller', access: 'public', limit: 'others', body: 'none' }
  const send = serve(entry, async (request) => {
    const { context, now } = request
    const { userId = '', releaseId = '' } = context.req.param()
    const given = v.safeParse(query, context.req.query())
    if (!given.success) return missing(context)
    const { source, licence: id, until, signature } = given.output
    const licence = { userId, source, id }
    const isGenuine = sameText(signature, signatureOf(ports, licence, releaseId, Number(until)))
    if (!isGenuine || Number(until) < now.getTime()) return missing(context)
    const releases = await findUsable(ports.database.connection, licence, now)
    const release = releases.find((one) => one.id === releaseId)
    if (!release || release.address !== null) return missing(context)
    const { fileName: name, size, sha256 } = release
    return sendContent(request, ports, vendor, { name, size, sha256 })
  })
  app.get(`${path}/:userId/:releaseId`, send)
}
