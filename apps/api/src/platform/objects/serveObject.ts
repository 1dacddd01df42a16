import type { Context } from 'hono'
import { missing } from '../http/answers'
import type { Resources } from '../http/Resources'
import type { Owner } from '../owner/Owner'
import { findObject, readContent } from './findObject'

const isId = (text: string) => /^[\w-]{1,64}$/.test(text)
const isName = (text: string) => /^[\w-]{24}\.(png|jpg)$/.test(text)

/**
 * Serves a public picture. Its content never changes, so browsers cache it. Pages of other origins may show
 * it if any may embed features.
 */
export function serveObject({ database, settings }: Resources) {
  const shownOn = settings.embedOrigins.length > 0 ? 'cross-origin' : 'same-origin'
  return async (context: Context): Promise<Response> => {
    const { companyId = '', userId = '', name = '' } = context.req.param()
    if (!isId(userId || companyId) || !isName(name)) return missing(context)
    const db = database.connection
    const owner: Owner = userId ? { kind: 'person', userId } : { kind: 'company', companyId }
    const object = await findObject(db, owner, name)
    if (object?.audience !== 'public') return missing(context)
    return new Response(await readContent(db, object), {
      headers: {
        'content-type': object.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'cross-origin-resource-policy': shownOn,
      },
    })
  }
}
