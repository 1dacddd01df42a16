import { Screen } from '../shared/screen/Screen'
import { MessageTable } from './parts/MessageTable'
import { useCentreName } from './useCentreName'

/** All messages of the person, `/companyMessage` and `/myMessage`. The view is kept in the address. */
export function MessageCentre() {
  return (
    <Screen name={useCentreName()}>
      <MessageTable />
    </Screen>
  )
}
