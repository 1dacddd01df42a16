import { pagePaths } from '@atrium/contracts/paths'
import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { profileMessages } from './messages'
import { NamesForm } from './parts/NamesForm'
import { WithProfile } from './parts/WithProfile'

/** `/CompanypersonInfo`: how the person is called and reached, as colleagues see it. */
export default function ProfileInCompany() {
  const texts = useTexts(profileMessages)
  return (
    <Screen
      above={[{ name: texts.accountInCompany, to: pagePaths.companySettings }]}
      name={texts.profileInCompany}
      width="reading"
    >
      <WithProfile height={400}>{(profile) => <NamesForm profile={profile} />}</WithProfile>
    </Screen>
  )
}
