import { useTexts } from '../../shared/host/useKept'
import type { ConnectionSummary } from '../api'
import { connectionsMessages } from '../messages'
import { LoadedDialog } from './LoadedDialog'
import { OidcForm } from './OidcForm'
import { SamlForm } from './SamlForm'

interface DetailsDialogProps {
  readonly connection: ConnectionSummary
  readonly onClose: () => void
}

/** What the identity provider needs from us, and what we need from it. */
export function DetailsDialog({ connection: { connectionId, connectionName }, onClose }: DetailsDialogProps) {
  const texts = useTexts(connectionsMessages)
  return (
    <LoadedDialog connectionId={connectionId} title={texts.configureOf(connectionName)} onClose={onClose}>
      {(connection) => {
        const Form = connection.kind === 'oidc' ? OidcForm : SamlForm
        return <Form connection={connection} onClose={onClose} />
      }}
    </LoadedDialog>
  )
}
