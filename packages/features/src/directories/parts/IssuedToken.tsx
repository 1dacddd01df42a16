import { useTexts } from '../../shared/host/useKept'
import { IssuedSecrets } from '../../shared/settings/IssuedSecrets'
import { directoriesMessages } from '../messages'

interface IssuedTokenProps {
  readonly address: string
  readonly token: string
  readonly onClose: () => void
}

/** Shows what a directory's SCIM client needs, once. */
export function IssuedToken({ address, token, onClose }: IssuedTokenProps) {
  const texts = useTexts(directoriesMessages)
  return (
    <IssuedSecrets
      title={texts.issuedTitle}
      description={texts.issuedText}
      lines={[
        { label: texts.address, value: address, copyLabel: texts.copyAddress },
        { label: texts.token, value: token, copyLabel: texts.copyToken },
      ]}
      keptLabel={texts.kept}
      unkept={{
        title: texts.unkeptTitle,
        description: texts.unkeptText,
        discard: texts.closeUnkept,
        keep: texts.keepOpen,
      }}
      onClose={onClose}
    />
  )
}
