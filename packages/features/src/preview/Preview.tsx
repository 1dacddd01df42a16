import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { useAtom, useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useHost, useTexts } from '../shared/host/useKept'
import { usePathname } from '../shared/host/useLocation'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useSteadyAddress } from '../shared/request/useSteadyAddress'
import { Screen } from '../shared/screen/Screen'
import { formatSize } from '../shared/texts/formatSize'
import { folderPathAtom, previewAtom, previewPathAtom } from './atoms'
import { previewMessages } from './messages'
import styles from './Preview.module.css'
import { FilePreview } from './parts/FilePreview'
import { Pending } from './parts/Pending'
import { ViewerToolsContext } from './parts/ViewerToolsContext'

/** `/filePreview?id=…`: a file of the disk, with links to its neighbours. */
export function Preview() {
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
    >
      <ViewerToolsContext
        value={
          <>
            <Beside file={previous} label={texts.previous} nameOf={texts.previousOf} icon={<ChevronLeft />} />
            <Beside file={next} label={texts.next} nameOf={texts.nextOf} icon={<ChevronRight />} />
            <IconButton icon={<Download />} label={texts.download} onClick={() => download(url)} />
          </>
        }
      >
        <Steady key={`${id} ${modifiedAt} ${size}`} name={name} size={size} url={url} onRetry={askAgain} />
      </ViewerToolsContext>
    </Screen>
  )
}

interface BesideProps {
  /** None at either end. */
  readonly file: { readonly id: string; readonly name: string } | null
  readonly label: string
  readonly nameOf: (name: string) => string
  readonly icon: ReactNode
}

function Beside({ file, label, nameOf, icon }: BesideProps) {
  const previewPath = useAtomValue(previewPathAtom)
  if (!file) return <IconButton icon={icon} label={label} disabled />
  const name = nameOf(file.name)
  return (
    <FeatureLink to={previewPath(file.id)} replace aria-label={name} title={name} className={styles.beside}>
      {icon}
    </FeatureLink>
  )
}

interface SteadyProps {
  readonly name: string
  readonly size: number
  readonly url: string
  readonly onRetry: () => void
}

/** Shows a file through an address that doesn't change while it is read. */
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

/** The service sends it as a download. */
function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** The file's location: its disk, as the menu names it, opened at the folder; null: the top folder. */
function useAbove(folder: string | null) {
  const texts = useTexts(previewMessages)
  const { offers } = useHost()
  const pathname = usePathname()
  const folderPath = useAtomValue(folderPathAtom)
  if (pathname === pagePaths.ownPreview) return [{ name: texts.disk, to: folderPath(folder) }]
  const isBelow = pathname === pagePaths.companyPreview || offers(pagePaths.companyDisk)
  return [
    ...(isBelow ? [{ name: texts.enterprise }] : []),
    { name: texts.companyDisk, to: folderPath(folder) },
  ]
}
