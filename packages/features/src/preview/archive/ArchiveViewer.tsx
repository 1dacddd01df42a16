import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { formatSize } from '../../shared/texts/formatSize'
import { useLoaded } from '../content/useLoaded'
import { previewMessages } from '../messages'
import { Focusable } from '../parts/Focusable'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Viewer } from '../parts/Viewer'
import { Unshown } from '../unshown/Unshown'
import styles from './ArchiveViewer.module.css'
import { type ArchiveEntry, mostEntries, readArchive } from './readArchive'

/** The contents of a zip, as folders and names. Nothing is unpacked. */
export function ArchiveViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const { url, size, name } = props.file
  const read = useLoaded(url, (signal) => readArchive(new URL(url, document.baseURI).href, size, signal))
  const rows = useMemo(() => (read.state === 'ready' ? read.value.entries.toSorted(byPath) : []), [read])
  if (read.state === 'loading') return <Pending share={1} />
  if (read.state === 'failed') return <Unshown {...props} reason={read.reason} format="zip" />
  if (rows.length === 0) return <Unshown {...props} reason="empty" />
  const files = rows.filter(({ isFolder }) => !isFolder)
  const total = files.reduce((sum, one) => sum + one.size, 0)
  return (
    <Viewer
      label={texts.archive}
      tools={<span>{texts.filesWithin(files.length, formatSize(total))}</span>}
      notice={read.value.isCut ? texts.firstEntries(mostEntries) : texts.archiveHint}
    >
      <Focusable aria-label={name} className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.entryName}</th>
              <th scope="col" className={styles.figure}>
                {texts.factSize}
              </th>
              <th scope="col">{texts.entryModified}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, isFolder, size: unpacked, modified, isProtected }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paths may repeat, and rows never change
              <tr key={n}>
                <td className={styles.name}>
                  {path}
                  {isProtected && <span className={styles.protected}>{texts.entryProtected}</span>}
                </td>
                <td className={styles.figure}>{isFolder ? '' : formatSize(unpacked)}</td>
                <td className={styles.time}>{modified}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Focusable>
    </Viewer>
  )
}

const order = new Intl.Collator('zh-CN', { numeric: true })
const byPath = (a: ArchiveEntry, b: ArchiveEntry) => order.compare(a.path, b.path)
