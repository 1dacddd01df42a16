import type { ReactNode } from 'react'
import { Screen } from '../shared/screen/Screen'
import { MemberTable } from './parts/MemberTable'
import { useAuthorisationTexts } from './useAuthorisationTexts'

interface ByMemberProps {
  /** What else there is to do about licences. Default: nothing. */
  readonly actions?: ReactNode
}

/** All members with the number of their licences, each leading to its own. */
export function ByMember({ actions }: ByMemberProps) {
  const texts = useAuthorisationTexts()
  return (
    <Screen above={[{ name: texts.authorisation }]} name={texts.byMemberTitle}>
      <MemberTable actions={actions} />
    </Screen>
  )
}
