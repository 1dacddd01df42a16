import { Button } from '@atrium/ui/button'
import { useAtom, useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useSteadyAddress } from '../shared/request/useSteadyAddress'
import { Screen } from '../shared/screen/Screen'
import { formatSize } from '../shared/texts/formatSize'
import { folderPathAtom, previewAtom, previewPathAtom } from './atoms'
import { previewMessages } from './messages'
import { FilePreview } from './parts/FilePreview'
import { Pending } from './parts/Pending'
import { useAbove } from './useAbove'

/** `/filePreview?id=…`: a file of the disk, and the way to those beside it. */
export default function Preview() {
  const texts = useTexts(previewMessages)
  const folderPath = useAtomValue(folderPathAtom)
  const [request, askAgain] = useAtom(previewAtom)
  const above = useAbove(request.state === 'ready' ? request.value.parentId : null)
  if (request.state !== 'ready')
    return (
      <Screen name={texts.screen} above={above} grows>
        {request.state === 'loading' ? (
          <Pending share={0} />
        ) : (
          <RequestFailure
            failure={request.failure}
            title={request.failure.kind === 'missing' ? texts.missing : texts.failed}
            onRetry={askAgain}
            missing={{
              hint: '',
              action: (
                <Button asChild>
                  <FeatureLink to={folderPath(null)}>{texts.backToDisk}</FeatureLink>
                </Button>
              ),
            }}
          />
        )}
      </Screen>
    )
  const { id, name, size, modifiedAt, previous, next, url } = request.value
  return (
    <Screen
      name={name}
      isVerbatim
      kind={texts.screen}
      above={above}
      status={<span>{formatSize(size)}</span>}
      grows
      actions={
        <>
          {previous && (
            <Beside
              file={previous}
              label={texts.previous}
              name={texts.previousOf(previous.name)}
              icon={<ChevronLeft />}
            />
          )}
          {next && (
            <Beside file={next} label={texts.next} name={texts.nextOf(next.name)} icon={<ChevronRight />} />
          )}
          <Button icon={<Download />} onClick={() => download(url)}>
            {texts.download}
          </Button>
        </>
      }
    >
      <Steady key={`${id} ${modifiedAt} ${size}`} name={name} size={size} url={url} onRetry={askAgain} />
    </Screen>
  )
}

interface BesideProps {
  readonly file: { readonly id: string }
  readonly label: string
  readonly name: string
  readonly icon: React.ReactNode
}

function Beside({ file, label, name, icon }: BesideProps) {
  const previewPath = useAtomValue(previewPathAtom)
  return (
    <Button variant="ghost" icon={icon} asChild>
      <FeatureLink to={previewPath(file.id)} replace aria-label={name} title={name}>
        {label}
      </FeatureLink>
    </Button>
  )
}

interface SteadyProps {
  readonly name: string
  readonly size: number
  readonly url: string
  readonly onRetry: () => void
}

/** A file, by an address that stays while it is read. */
function Steady({ name, size, url, onRetry }: SteadyProps) {
  const [address, giveUp] = useSteadyAddress(url)
  return (
    <FilePreview
      file={{ name, size, url: address }}
      onDownload={() => download(url)}
      onRetry={() => {
        giveUp()
        onRetry()
      }}
    />
  )
}

/** The service sends it as something to keep. */
function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
