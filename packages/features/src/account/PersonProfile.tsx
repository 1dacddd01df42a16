import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { accountMessages } from './messages'
import { ProfileForm } from './parts/ProfileForm'
import { WithAccount } from './parts/WithAccount'
import { accountRoutes } from './routes'

/** `/CompanypersonInfo`: how the person is called and reached. */
export default function PersonProfile() {
  const texts = useTexts(accountMessages)
  return (
    <Screen
      above={[{ name: texts.accountData, to: accountRoutes.settings }]}
      name={texts.profile}
      width="reading"
    >
      <WithAccount height={400}>{(account) => <ProfileForm account={account} />}</WithAccount>
    </Screen>
  )
}
