import type { ChosenFile } from './UploadItem'

/** Files of an input, with their folders where a folder was chosen. */
export const filesOfInput = (files: FileList): ChosenFile[] =>
  [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }))

/**
 * Files that were dropped, those in folders too. What they are has to be asked before anything is waited for: after
 * the drop the browser forgets it.
 */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (entries.length === 0) return [...files].map((file) => ({ file, folders: [] }))
  return (await Promise.all(entries.map((entry) => filesBelow(entry, [])))).flat()
}

async function filesBelow(entry: FileSystemEntry, folders: readonly string[]): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ file, folders }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: ChosenFile[] = []
  for (;;) {
    // A part of them at a time, until none are left.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return found
    for (const below of part) found.push(...(await filesBelow(below, [...folders, entry.name])))
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
