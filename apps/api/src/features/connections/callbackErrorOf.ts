import type { CallbackError } from '@atrium/contracts/companySignIn/contract'

/** What a page says about a provider's error. Anything can come, so nothing of it is shown. */
export function callbackErrorOf(error: string | undefined): CallbackError {
  if (error === 'access_denied') return 'refused'
  return error === 'temporarily_unavailable' || error === 'server_error' ? 'unavailable' : 'invalid'
}
