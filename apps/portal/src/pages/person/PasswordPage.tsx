import { pagePaths } from '@atrium/contracts/paths'
import { SessionFeature } from '@atrium/features/session'
import { usePathname } from '@atrium/features/shared'
import { PageSkeleton } from '../../PageSkeleton'
import { useVisit } from '../../useVisit'

const paths: readonly string[] = [pagePaths.companyPassword, pagePaths.personalPassword]

export default function PasswordPage() {
  const { session } = useVisit()
  // The location may change before this page unmounts: elsewhere the feature is the sign-in, which would
  // redirect.
  return paths.includes(usePathname()) && <SessionFeature session={session} fallback={<PageSkeleton />} />
}
