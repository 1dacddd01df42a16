import { ownedSources } from '@atrium/contracts/catalogue/ownProducts/contract'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { missing } from '../../platform/http/answers'
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
export function mountInstallers(app: Hono, ports: Ports): void {
  app.get(`${path}/:userId/:releaseId`, async (context: Context) => {
    const { userId = '', releaseId = '' } = context.req.param()
    const given = v.safeParse(query, context.req.query())
    if (!given.success) return missing(context)
    const { source, licence: id, until, signature } = given.output
    const licence = { userId, source, id }
    const now = ports.clock()
    const isGenuine = sameText(signature, signatureOf(ports, licence, releaseId, Number(until)))
    if (!isGenuine || Number(until) < now.getTime()) return missing(context)
    const releases = await findUsable(ports.database.connection, licence, now)
    const release = releases.find((one) => one.id === releaseId)
    if (!release || release.address !== null) return missing(context)
    const { fileName: name, size, sha256 } = release
    return sendContent(context, ports, vendor, { name, size, sha256 })
  })
}
