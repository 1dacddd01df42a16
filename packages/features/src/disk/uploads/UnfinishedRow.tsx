import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { formatSize } from '../../shared/texts/formatSize'
import { discardUploadAction, finishUploadAction } from '../actions'
import type { UnfinishedUpload } from '../api'
import { diskMessages } from '../messages'
import { ProgressBar } from './UploadActions'
import styles from './UploadPanel.module.css'
import { useAddUploads } from './useAddUploads'

/** An upload from before the page was loaded. The browser has forgotten the file, so it must be chosen again. */
export function UnfinishedRow({ upload }: { readonly upload: UnfinishedUpload }) {
  const texts = useTexts(diskMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const add = useAddUploads()
  const finishing = useAction(finishUploadAction)
  const discarding = useAction(discardUploadAction)
  const input = useRef<HTMLInputElement>(null)
  const { uploadId, name, size, received, modifiedAt, parentId } = upload

  async function tellOf(result: ReturnType<typeof finishing.run> | ReturnType<typeof discarding.run>) {
    const { done, ...rest } = await result
    if (!done && 'failure' in rest)
      notify({ tone: 'failure', message: texts.uploadFailed(describe(rest.failure)) })
  }

  function goOn(file: File) {
    const isSame =
      file.name === name && file.size === size && file.lastModified === new Date(modifiedAt).getTime()
    if (isSame) void add(onlyFile(file), parentId ?? undefined)
    else notify({ tone: 'warning', message: texts.notTheSame(name) })
  }

  return (
    <li className={styles.row}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.line}>
        {formatSize(received)} / {formatSize(size)}
      </span>
      <span className={styles.actions}>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={texts.chooseAgainOf(name)}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) goOn(file)
            event.target.value = ''
          }}
        />
        {received === size ? (
          <Button
            size="small"
            busy={finishing.busy}
            aria-label={texts.finishOf(name)}
            onClick={() => tellOf(finishing.run(uploadId))}
          >
            {texts.finish}
          </Button>
        ) : (
          <Button size="small" aria-label={texts.chooseAgainOf(name)} onClick={() => input.current?.click()}>
            {texts.chooseAgain}
          </Button>
        )}
        <IconButton
          size="small"
          label={texts.cancelOf(name)}
          icon={<X />}
          busy={discarding.busy}
          onClick={() => tellOf(discarding.run(uploadId))}
        />
      </span>
      <ProgressBar
        className={styles.bar}
        value={size === 0 ? 0 : received / size}
        label={texts.progressOf(name)}
      />
    </li>
  )
}

/** Chosen by hand for this upload, so it is sent whatever its name. */
const onlyFile = (file: File) => ({
  files: [{ file, folders: [] }],
  emptyFolders: [],
  leftOut: 0,
  unreadable: [],
})
