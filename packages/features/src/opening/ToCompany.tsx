import { useTexts } from '../shared/host/useHost'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { openingMessages } from './messages'
import { JoinByLink } from './parts/JoinByLink'
import { OpenCompany } from './parts/OpenCompany'

export interface ToCompanyProps {
  /** The person's own, by which an administrator invites them. Default: it isn't told. */
  readonly phone?: string
}

/** `/personalToComAuth`: opens a company, or leads to one that invites. */
export function ToCompany({ phone }: ToCompanyProps) {
  const texts = useTexts(openingMessages)
  return (
    <Screen name={texts.title} width="reading">
      <div className={layout.sections}>
        <OpenCompany />
        <JoinByLink phone={phone} />
      </div>
    </Screen>
  )
}
