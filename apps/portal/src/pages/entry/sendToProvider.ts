import { Failure } from '@atrium/features/shared'

interface ProviderForm {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

const timeout = 20_000

/**
 * Sends a form to the OpenID Connect provider, which is no operation of the client.
 *
 * @returns the address to go on to
 * @throws Failure
 */
export async function sendToProvider({ path, fields }: ProviderForm): Promise<string> {
  const response = await post(path, fields)
  const answer: unknown = response.ok ? await response.json().catch(() => null) : null
  if (typeof answer !== 'object' || answer === null || !('location' in answer))
    throw new Failure('unavailable')
  return String(answer.location)
}

async function post(path: string, fields: ProviderForm['fields']): Promise<Response> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeout),
    })
  } catch (thrown) {
    throw new Failure(thrown instanceof Error && thrown.name === 'TimeoutError' ? 'timeout' : 'offline')
  }
}

/** Leads this tab there instead of here, so that Back doesn't repeat what was done. */
export function goOnTo(address: string): void {
  const { href, protocol } = new URL(address, window.location.href)
  if (/^https?:$/.test(protocol)) window.location.replace(href)
}
