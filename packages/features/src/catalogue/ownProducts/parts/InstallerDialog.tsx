import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { IconButton } from '@atrium/ui/icon-button'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { Copy } from 'lucide-react'
import { use } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../../shared/host/useKept'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import { useAction } from '../../../shared/request/useAction'
import layout from '../../../shared/screen/Layout.module.css'
import { useCopy } from '../../../shared/screen/useCopy'
import { formatSize } from '../../../shared/texts/formatSize'
import { useFormat } from '../../../shared/texts/useFormat'
import { useSharedLabels } from '../../../shared/texts/useSharedLabels'
import { Verbatim } from '../../../shared/texts/Verbatim'
import { CatalogueHostContext } from '../../parts/CatalogueHost'
import type { Release } from '../../releases/api'
import { getInstallerAction, releasesAtom } from '../../releases/atoms'
import { releasesMessages } from '../../releases/messages'
import type { OwnProduct } from '../api'
import styles from './InstallerDialog.module.css'

/** Facts about a licence next to its installers. */
export type Installed = Pick<OwnProduct, 'source' | 'id' | 'productName' | 'serialNumber'>

interface InstallerDialogProps {
  /** The licence of the installers; undefined: closed. */
  readonly owned: Installed | undefined
  readonly onClose: () => void
}

/** The installers of a licence with their checksums, and how to activate it. */
export function InstallerDialog({ owned, onClose }: InstallerDialogProps) {
  const texts = useTexts(releasesMessages)
  const labels = useSharedLabels()
  return (
    <Dialog open={owned !== undefined} onOpenChange={onClose}>
      {owned && (
        <DialogContent width={620}>
          <DialogHeader title={texts.installers(owned.productName)} closeLabel={labels.close} />
          <DialogBody>
            <Installers owned={owned} />
          </DialogBody>
        </DialogContent>
      )}
    </Dialog>
  )
}

function Installers({ owned }: { readonly owned: Installed }) {
  const texts = useTexts(releasesMessages)
  const copy = useCopy()
  const [releases, askAgain] = useAtom(releasesAtom)
  if (releases.state === 'loading') return <Skeleton shape="block" height={240} />
  if (releases.state === 'failed')
    return <RequestFailure failure={releases.failure} title={texts.failed} onRetry={askAgain} />
  const [newest] = releases.value
  if (!newest) return <EmptyState drawing="products" title={texts.none} description={texts.noneHint} />
  const steps =
    newest.steps.length > 0
      ? newest.steps
      : [texts['step.install'], texts['step.enter'], texts['step.online']]
  return (
    <div className={layout.sections}>
      <ul className={styles.releases}>
        {releases.value.map((release, index) => (
          <InstallerRow key={release.id} owned={owned} release={release} isNewest={index === 0} />
        ))}
      </ul>
      <section aria-label={texts.activation} className={layout.closeStack}>
        <h3 className={styles.heading}>{texts.activation}</h3>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.serial}>
          <span className={layout.hint}>{texts.serialNumber}</span>
          <Verbatim>{owned.serialNumber}</Verbatim>
          <IconButton
            size="small"
            label={texts.copySerialNumber}
            icon={<Copy />}
            onClick={() => void copy(owned.serialNumber)}
          />
        </p>
      </section>
    </div>
  )
}

interface InstallerRowProps {
  readonly owned: Installed
  readonly release: Release
  /** Only its button is filled. */
  readonly isNewest: boolean
}

function InstallerRow({ owned, release, isNewest }: InstallerRowProps) {
  const texts = useTexts(releasesMessages)
  const { serviceDay: day } = useFormat()
  const { notify } = useHost()
  const copy = useCopy()
  const describe = useDescribeFailure()
  const { leaveFor } = use(CatalogueHostContext)
  const get = useAction(getInstallerAction)
  const { id, version, platform, size, sha256, publishedAt, notes } = release

  async function download() {
    const result = await get.run({ source: owned.source, id: owned.id, releaseId: id })
    if (result.done) leaveFor(result.value)
    else notify({ tone: 'failure', message: describe(result.failure) })
  }

  return (
    <li className={styles.release}>
      <div className={styles.words}>
        <p className={styles.version}>{texts.version(version)}</p>
        <p className={layout.hint}>
          {`${texts[platform]} · ${formatSize(size)} · ${texts.publishedAt(day(publishedAt))}`}
        </p>
        {notes && <p className={layout.hint}>{notes}</p>}
        <p className={styles.checksum}>
          <span>{texts.checksum}</span>
          <code className={styles.code}>{sha256}</code>
          <IconButton
            size="small"
            label={texts.copyChecksum(version)}
            icon={<Copy />}
            onClick={() => void copy(sha256)}
          />
        </p>
      </div>
      <Button
        variant={isNewest ? 'primary' : 'secondary'}
        size="small"
        busy={get.busy}
        aria-label={texts.downloadOf(version, texts[platform])}
        onClick={() => void download()}
      >
        {texts.download}
      </Button>
    </li>
  )
}
