import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { SocialProvider } from '../../ports/SocialProvider'

/** @throws Refusal with code `providerMissing` */
export function providerOf(
  social: readonly SocialProvider[],
  id: string,
  refusal: RefusalEntry = socialRefusals.providerMissing,
): SocialProvider {
  const provider = social.find((each) => each.id === id)
  if (!provider) throw new Refusal(refusal)
  return provider
}

export const wireProvider = ({ id, name, nameEn }: SocialProvider) => ({ provider: id, name, nameEn })
