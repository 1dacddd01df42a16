import { pagePaths } from '@atrium/contracts/paths'
import { useTexts } from '../shared/host/useKept'
import { Screen } from '../shared/screen/Screen'
import { profileMessages } from './messages'
import { ProfileForm } from './parts/ProfileForm'

/** `/PersonInfo`: the form of the whole profile. */
export function ProfileEdit() {
  const texts = useTexts(profileMessages)
  return (
    <Screen
      above={[{ name: texts.accountData, to: pagePaths.profile }]}
      name={texts.personal}
      width="reading"
    >
      <ProfileForm leadsTo={pagePaths.profile} />
    </Screen>
  )
}
