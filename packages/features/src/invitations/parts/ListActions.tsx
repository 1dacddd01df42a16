import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { ChevronDown, ClipboardPaste, Download, Eraser, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FileButton } from '../../shared/form/FileButton'
import { useTexts } from '../../shared/host/useKept'
import { Question } from '../../shared/screen/Question'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Person } from '../list/ListRow'
import type { InviteList } from '../list/useInviteList'
import { invitationsMessages } from '../messages'
import styles from './ListActions.module.css'
import { PasteField } from './PasteField'
import type { useFileReading } from './useFileReading'

interface ListActionsProps {
  readonly list: InviteList
  readonly files: ReturnType<typeof useFileReading>
  readonly busy: boolean
  /** Number of rows with problems. */
  readonly bad: number
  readonly onAdd: (people: readonly Person[]) => void
}

/** The actions that add and remove rows. */
export function ListActions({ list, files, busy, bad, onAdd }: ListActionsProps) {
  const texts = useTexts(invitationsMessages)
  const [asked, setAsked] = useState<'paste' | 'removeBad' | 'removeAll'>()
  return (
    <div className={styles.actions}>
      <Button icon={<Plus />} disabled={busy} onClick={() => onAdd([emptyPerson])}>
        {texts.addRow}
      </Button>
      <FileButton
        label={files.isReading ? texts.reading : texts.uploadFile}
        busy={files.isReading}
        disabled={busy}
        onFile={files.read}
      />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button disabled={busy}>
            {texts.more}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={<ClipboardPaste />} onSelect={() => setAsked('paste')}>
            {texts.pasteRows}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Download />} onSelect={() => files.download()}>
            {texts.downloadTemplate}
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<Eraser />}
            {...(bad === 0 && { disabledReason: texts.noBadRows })}
            onSelect={() => setAsked('removeBad')}
          >
            {texts.removeBad}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsked('removeAll')}>
            {texts.removeAll}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <PasteDialog
        open={asked === 'paste'}
        onClose={() => setAsked(undefined)}
        onPeople={(people) => {
          onAdd(people)
          setAsked(undefined)
        }}
      />
      <RemoveDialogs list={list} bad={bad} asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  )
}

interface PasteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPeople: (people: readonly Person[]) => void
}

function PasteDialog({ open, onClose, onPeople }: PasteDialogProps) {
  const texts = useTexts(invitationsMessages)
  const { close } = useSharedLabels()
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader title={texts.pasteRows} closeLabel={close} />
        <DialogBody>
          <PasteField onPeople={onPeople} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

interface RemoveDialogsProps extends Pick<ListActionsProps, 'list' | 'bad'> {
  readonly asked: string | undefined
  readonly onClose: () => void
}

function RemoveDialogs({ list, bad, asked, onClose }: RemoveDialogsProps) {
  const texts = useTexts(invitationsMessages)
  const numbers = list.rows.map(({ row }) => row)
  const badOnes = numbers.filter((row) => list.verdicts.get(row)?.state === 'bad')
  return (
    <>
      <Question
        open={asked === 'removeBad'}
        onOpenChange={onClose}
        tone="danger"
        title={texts.confirmRemoveBad(bad)}
        description={texts.confirmRemoveBadText}
        confirmLabel={texts.removeBad}
        onConfirm={() => list.remove(new Set(badOnes))}
      />
      <Question
        open={asked === 'removeAll'}
        onOpenChange={onClose}
        tone="danger"
        title={texts.confirmRemoveAll}
        description={texts.confirmRemoveAllText}
        confirmLabel={texts.removeAll}
        onConfirm={() => list.remove(new Set(numbers))}
      />
    </>
  )
}

const emptyPerson: Person = { phone: '', realName: '', department: '' }
