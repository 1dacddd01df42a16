import { Failure } from '../wire/Failure'
import { passkeyFailures } from './passkeyFailures'

type Browser = typeof import('@simplewebauthn/browser')

/**
 * Does what needs the browser's passkeys, whose code is loaded on demand; what goes wrong there fails as a refusal by one
 * of {@link passkeyFailures}.
 */
export async function withPasskeys<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await load()
  if (!browser.browserSupportsWebAuthn()) throw new Failure('refused', '', passkeyFailures.unsupported)
  try {
    return await work(browser)
  } catch (thrown) {
    if (thrown instanceof Failure || !(thrown instanceof Error)) throw thrown
    throw new Failure('refused', '', passkeyFailures[reasonOf(browser, thrown)])
  }
}

const load = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new Failure('offline')
  })

function reasonOf({ WebAuthnError }: Browser, error: Error): keyof typeof passkeyFailures {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID') return 'elsewhere'
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'present'
    if (error.code === 'ERROR_CEREMONY_ABORTED') return 'declined'
  }
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'declined' : 'failed'
}
