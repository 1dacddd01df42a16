import type { SocialProvider } from '../../ports/SocialProvider'
import { refusals } from './refusals'

/** @throws Refusal `providerMissing` */
export function providerOf(social: readonly SocialProvider[], id: string): SocialProvider {
  const provider = social.find((each) => each.id === id)
  if (!provider) throw refusals.providerMissing()
  return provider
}

export const wireProvider = ({ id, name, nameEn }: SocialProvider) => ({ provider: id, name, nameEn })
