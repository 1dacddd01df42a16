import type { Context } from 'hono'
import { InvalidInput } from '../../refusal/InvalidInput'

/**
 * The fields of a submitted form, urlencoded or multipart, after it has arrived (see `serveRest`); none for
 * other content.
 * @throws InvalidInput if they can't be read
 */
export async function readFields(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const type = context.req.header('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return {}
  const arrived = Uint8Array.from(context.get('arrived') ?? [])
  try {
    return Object.fromEntries(await new Response(arrived, { headers: { 'content-type': type } }).formData())
  } catch {
    throw new InvalidInput([{ path: 'body', message: 'must be a valid form' }])
  }
}
