import type { Context } from 'hono'
import { InvalidInput } from '../refusal/InvalidInput'

/**
 * The fields of a form that a page sent, urlencoded or multipart.
 * @throws InvalidInput when they can't be read
 */
export async function readFields({ req }: Context): Promise<Readonly<Record<string, unknown>>> {
  return req.parseBody().catch(() => {
    throw new InvalidInput([{ path: 'body', message: 'must be a valid form' }])
  })
}
