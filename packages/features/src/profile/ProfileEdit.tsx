import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { profileMessages } from './messages'
import { ProfileForm } from './parts/ProfileForm'
import { profileRoutes } from './routes'

/** `/PersonInfo`: the form of a whole profile. */
export default function ProfileEdit() {
  const texts = useTexts(profileMessages)
  return (
    <Screen
      above={[{ name: texts.accountData, to: profileRoutes.detail }]}
      name={texts.personal}
      width="reading"
    >
      <ProfileForm leadsTo={profileRoutes.detail} />
    </Screen>
  )
}
