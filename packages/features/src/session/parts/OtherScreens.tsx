import { pagePaths } from '@atrium/contracts/paths'
import { CompanyCallback } from '../companySignIn/CompanyCallback'
import { RecoverPassword } from '../RecoverPassword'
import { Register } from '../Register'
import { ResetPassword } from '../ResetPassword'
import { SignOut } from '../SignOut'
import { Binding } from '../social/Binding'
import { Callback } from '../social/Callback'
import type { EntryProps } from './EntryFrame'

interface OtherScreensProps extends EntryProps {
  readonly pathname: string
  readonly asksBeforeSignOut: boolean
}

/** The screens other than the sign-in: registration, passwords, social and company accounts, and the sign-out. */
export default function OtherScreens({ pathname, asksBeforeSignOut, ...entry }: OtherScreensProps) {
  const { startPath, onLeave } = entry
  switch (pathname) {
    case pagePaths.register:
      return <Register {...entry} />
    case pagePaths.recoverPassword:
      return <RecoverPassword {...entry} />
    case pagePaths.companyPassword:
    case pagePaths.personalPassword:
      return <ResetPassword startPath={startPath} />
    case pagePaths.socialCallback:
      return <Callback {...entry} />
    case pagePaths.socialBinding:
      return <Binding {...entry} />
    case pagePaths.companyCallback:
      return <CompanyCallback {...entry} />
    default:
      return <SignOut asksFirst={asksBeforeSignOut} startPath={startPath} onLeave={onLeave} />
  }
}
