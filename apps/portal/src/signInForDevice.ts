import { pagePaths } from '@atrium/contracts/paths'

const isPhone = () => /Android.*Mobile|iPhone|iPod|HarmonyOS/i.test(navigator.userAgent)

/** Where one signs in on this device. */
export const signInPath = (): string => (isPhone() ? pagePaths.phoneSignIn : pagePaths.login)

/** The sign-in of the other kind of device leads to that of this one; undefined: the path stays. */
export function signInForDevice(pathname: string): string | undefined {
  const { signIn, phoneSignIn } = pagePaths
  const [own, other] = isPhone() ? [phoneSignIn, signIn] : [signIn, phoneSignIn]
  return pathname === other ? own : undefined
}
