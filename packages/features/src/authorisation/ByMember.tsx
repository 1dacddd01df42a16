import { Screen } from '../shared/screen/Screen'
import { MemberTable } from './parts/MemberTable'
import { useAuthorisationTexts } from './useAuthorisationTexts'

/** All members with the number of their licences, each leading to its own. */
export function ByMember() {
  const texts = useAuthorisationTexts()
  return (
    <Screen above={[{ name: texts.authorisation }]} name={texts.byMemberTitle}>
      <MemberTable />
    </Screen>
  )
}
