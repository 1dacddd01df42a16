import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { ClipboardPaste, Download, FileSpreadsheet, Keyboard } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { FileButton } from '../../shared/form/FileButton'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { Person } from '../list/ListRow'
import { invitationsMessages } from '../messages'
import styles from './BatchStart.module.css'
import { PasteField } from './PasteField'
import type { useFileReading } from './useFileReading'

interface BatchStartProps {
  readonly files: ReturnType<typeof useFileReading>
  readonly onPeople: (people: readonly Person[]) => void
}

/** Three ways to start a list. */
export function BatchStart({ files, onPeople }: BatchStartProps) {
  const texts = useTexts(invitationsMessages)
  return (
    <Card title={texts.startTitle} description={texts.startHint} className={styles.card}>
      <div className={styles.ways}>
        <FileWay files={files} />
        <Way icon={<ClipboardPaste />} title={texts.pasteRows}>
          <PasteField onPeople={onPeople} />
        </Way>
        <Way icon={<Keyboard />} title={texts.typeRows} hint={texts.typeHint}>
          <div className={styles.buttons}>
            <Button onClick={() => onPeople(Array.from({ length: 5 }, () => emptyPerson))}>
              {texts.startTyping}
            </Button>
          </div>
        </Way>
      </div>
    </Card>
  )
}

function FileWay({ files }: Pick<BatchStartProps, 'files'>) {
  const texts = useTexts(invitationsMessages)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) files.read(file)
  }

  return (
    <section
      aria-label={texts.fromFile}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <WayTitle icon={<FileSpreadsheet />} title={texts.fromFile} hint={texts.fromFileHint} />
      <div className={styles.buttons}>
        <FileButton
          variant="primary"
          label={files.isReading ? texts.reading : texts.uploadFile}
          busy={files.isReading}
          onFile={files.read}
        />
        <Button icon={<Download />} busy={files.isDownloading} onClick={files.download}>
          {texts.downloadTemplate}
        </Button>
      </div>
    </section>
  )
}

interface WayTitleProps {
  readonly icon: ReactNode
  readonly title: string
  readonly hint?: string
}

function Way({ children, ...title }: WayTitleProps & { readonly children: ReactNode }) {
  return (
    <section aria-label={title.title} className={styles.way}>
      <WayTitle {...title} />
      {children}
    </section>
  )
}

function WayTitle({ icon, title, hint }: WayTitleProps) {
  return (
    <div className={styles.heading}>
      <h3 className={styles.title}>
        {icon}
        {title}
      </h3>
      {hint && <p className={layout.hint}>{hint}</p>}
    </div>
  )
}

const emptyPerson: Person = { phone: '', realName: '', department: '' }
