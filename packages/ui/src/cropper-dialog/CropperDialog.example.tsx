import { Button } from '@atrium/ui/button'
import { CropperDialog } from '@atrium/ui/cropper-dialog'
import { useState } from 'react'

const labels = {
  title: 'Change the logo',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  source: 'Picture',
  file: {
    choose: 'Choose a picture',
    hint: 'PNG or JPEG, at most 5 MB',
    drop: 'Drop it here',
    replace: 'Replace',
    remove: 'Remove',
    preview: (name: string) => `Preview of ${name}`,
    progress: 'Uploading',
  },
  zoom: 'Zoom',
  rotation: 'Rotation',
  horizontal: 'Horizontal offset',
  vertical: 'Vertical offset',
  reset: 'Show the whole picture',
  result: 'Result',
  unreadable: 'This file is not a picture, or it is damaged.',
}

const mostBytes = 5 * 1024 * 1024

export function CropperDialogExample() {
  const [open, setOpen] = useState(false)
  const [logo, setLogo] = useState<string>()

  function save(square: Blob | undefined) {
    if (square) setLogo(URL.createObjectURL(square))
    setOpen(false)
  }

  return (
    <>
      {logo && <img src={logo} alt="The company’s logo" width={120} height={120} />}
      <Button onClick={() => setOpen(true)}>Change the logo</Button>
      <CropperDialog
        open={open}
        onOpenChange={setOpen}
        edge={120}
        accept="image/png, image/jpeg"
        checkFile={({ size }) => (size > mostBytes ? 'The picture is larger than 5 MB.' : undefined)}
        onSave={save}
        labels={labels}
      />
    </>
  )
}
