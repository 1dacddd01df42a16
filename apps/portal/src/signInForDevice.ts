import { pagePaths } from '@atrium/contracts/paths'

const isPhone = () => /Android.*Mobile|iPhone|iPod|HarmonyOS/i.test(navigator.userAgent)

/** The sign-in path for this device. */
export const signInPath = (): string => (isPhone() ? pagePaths.phoneSignIn : pagePaths.login)

/** Redirects the other device's sign-in to this device's; undefined if no redirect is needed. */
export function signInForDevice(pathname: string): string | undefined {
  const { signIn, phoneSignIn } = pagePaths
  const [own, other] = isPhone() ? [phoneSignIn, signIn] : [signIn, phoneSignIn]
  return pathname === other ? own : undefined
}
