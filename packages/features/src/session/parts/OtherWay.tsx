import { CodeSignIn } from '../CodeSignIn'
import { EnterpriseSignIn } from '../EnterpriseSignIn'
import { PasskeySignIn } from '../PasskeySignIn'
import { SocialSignIn } from '../social/SocialSignIn'
import type { WayProps } from './PasswordSignIn'

interface OtherWayProps extends WayProps {
  readonly way: keyof typeof ways
}

/** The ways to sign in without a password. */
export default function OtherWay({ way, ...props }: OtherWayProps) {
  const Way = ways[way]
  return <Way {...props} />
}

const ways = {
  code: CodeSignIn,
  passkey: PasskeySignIn,
  enterprise: EnterpriseSignIn,
  social: SocialSignIn,
}
