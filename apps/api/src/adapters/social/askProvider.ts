import * as v from 'valibot'
import { SocialFailure } from '../../ports/SocialProvider'

/** In milliseconds: nobody watches an empty page longer. */
export const socialTimeout = 10_000

/** A provider's parsed answer. */
export async function askProvider<S extends v.GenericSchema>(
  fetch: typeof globalThis.fetch,
  address: URL,
  schema: S,
): Promise<v.InferOutput<S>> {
  const response = await fetch(address.href, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(socialTimeout),
  }).catch((error: unknown) => {
    throw new SocialFailure('unreachable', error instanceof Error ? error.name : 'unknown')
  })
  if (response.status >= 500) throw new SocialFailure('unreachable', `HTTP ${response.status}`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await response.text())
  if (!parsed.success) throw new SocialFailure('refused', 'an answer that nobody understands')
  return parsed.output
}
