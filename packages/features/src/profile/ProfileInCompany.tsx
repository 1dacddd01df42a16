import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { profileMessages } from './messages'
import { NamesForm } from './parts/NamesForm'
import { WithProfile } from './parts/WithProfile'
import { neighbours } from './routes'

/** `/CompanypersonInfo`: how the person is called and reached, as colleagues see it. */
export default function ProfileInCompany() {
  const texts = useTexts(profileMessages)
  return (
    <Screen
      above={[{ name: texts.accountInCompany, to: neighbours.settings }]}
      name={texts.profileInCompany}
      width="reading"
    >
      <WithProfile height={400}>{(profile) => <NamesForm profile={profile} />}</WithProfile>
    </Screen>
  )
}
