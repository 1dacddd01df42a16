import { FileDrop } from '@atrium/ui/file-drop'
import { FormField } from '@atrium/ui/form-field'
import { useState } from 'react'

const labels = {
  choose: 'Choose a file',
  hint: 'PDF, at most 20 MB',
  drop: 'Drop it here',
  replace: 'Replace',
  remove: 'Remove',
  preview: (name: string) => `Preview of ${name}`,
  progress: 'Uploading',
}

export function FileDropExample() {
  const [file, setFile] = useState<File>()

  return (
    <FormField label="Contract">
      <FileDrop
        accept="application/pdf"
        file={file && { name: file.name, detail: `${Math.ceil(file.size / 1024)} kB` }}
        onChoose={setFile}
        onRemove={() => setFile(undefined)}
        labels={labels}
      />
    </FormField>
  )
}
