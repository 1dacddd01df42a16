import { useAtom } from 'jotai'
import { useHost, useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { titlesAtom } from './atoms'
import styles from './InvoicesAndAddresses.module.css'
import { billingMessages } from './messages'
import { Addresses } from './parts/Addresses'
import { Titles } from './parts/Titles'

/** `/billAndAddressManage`, and of a company `/companyBillAndAddress`: whom invoices name, and where those on paper are sent. */
export default function InvoicesAndAddresses() {
  const texts = useTexts(billingMessages)
  const { companyId } = useHost()
  const [titles, askAgain] = useAtom(titlesAtom)
  const failure = titles.state === 'failed' && titles.failure.kind === 'forbidden' && titles.failure
  return (
    <Screen
      above={companyId === undefined ? [] : [{ name: texts.centre }]}
      name={texts.screen}
      width="reading"
    >
      {failure ? (
        <RequestFailure failure={failure} onRetry={askAgain} />
      ) : (
        <div className={`${layout.sections} ${styles.sections}`}>
          <Titles />
          <Addresses />
        </div>
      )}
    </Screen>
  )
}
