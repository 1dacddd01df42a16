import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { SamlDetails } from '../ProviderDetails'
import { readIdpMetadata } from './readIdpMetadata'
import { type MetadataFault, SamlFailure } from './SamlFailure'

/**
 * The identity provider of metadata that an administrator sent.
 *
 * @throws Refusal that says what to do
 */
export function samlDetailsOf(metadata: string, now: Date): SamlDetails {
  try {
    return readIdpMetadata(metadata, now)
  } catch (error) {
    if (!(error instanceof SamlFailure)) throw error
    throw new Refusal(refusals[error.fault as MetadataFault])
  }
}

const refusals: Readonly<Record<MetadataFault, RefusalEntry>> = {
  unreadable: connectionsRefusals.metadataUnreadable,
  notMetadata: connectionsRefusals.metadataOther,
  severalProviders: connectionsRefusals.metadataSeveral,
  noAddress: connectionsRefusals.metadataNoAddress,
  insecureAddress: connectionsRefusals.metadataInsecure,
  noCertificate: connectionsRefusals.metadataNoCertificate,
  weakCertificate: connectionsRefusals.metadataWeak,
  metadataEnded: connectionsRefusals.metadataEnded,
  certificateEnded: connectionsRefusals.certificateExpired,
}
