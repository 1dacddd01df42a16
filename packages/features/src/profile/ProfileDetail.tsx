import { useTexts } from '../shared/host/useKept'
import { Screen } from '../shared/screen/Screen'
import { profileMessages } from './messages'
import { ProfileRecord } from './parts/ProfileRecord'
import { WithProfile } from './parts/WithProfile'

/** `/PersonInfoDetail`: the person's name, contact and profession. */
export function ProfileDetail() {
  const texts = useTexts(profileMessages)
  return (
    <Screen above={[{ name: texts.accountData }]} name={texts.personal} width="reading">
      <WithProfile height={480}>{(profile) => <ProfileRecord profile={profile} />}</WithProfile>
    </Screen>
  )
}
