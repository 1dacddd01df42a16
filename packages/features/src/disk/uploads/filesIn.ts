import type { ChosenFile, ChosenFiles } from './UploadItem'

/** The files of an input, with their folders if a folder was chosen. Browsers don't report empty folders here. */
export const filesOfInput = (files: FileList): ChosenFiles =>
  withoutSystemFiles({
    files: [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) })),
    folders: [],
    unreadable: [],
  })

/**
 * Dropped files, and folders with all their content. Read the entries before awaiting anything, because the
 * browser forgets them after the drop.
 */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<ChosenFiles> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  const found: Found = { files: [], folders: [], unreadable: [] }
  if (entries.length === 0) found.files.push(...[...files].map((file) => ({ file, folders: [] })))
  for (const entry of entries) await collect(entry, [], found)
  return withoutSystemFiles(found)
}

interface Found {
  readonly files: ChosenFile[]
  /** The path of every folder. */
  readonly folders: (readonly string[])[]
  /** Names of files that the browser couldn't read. */
  readonly unreadable: string[]
}

async function collect(entry: FileSystemEntry, above: readonly string[], found: Found): Promise<void> {
  try {
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
      found.files.push({ file, folders: above })
      return
    }
    const path = [...above, entry.name]
    found.folders.push(path)
    for (const below of await entriesOf(entry as FileSystemDirectoryEntry)) await collect(below, path, found)
  } catch {
    found.unreadable.push(entry.name)
  }
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    // Browsers return some of them at a time, and none at the end.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return entries
    entries.push(...part)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/**
 * Files that systems and programs store next to a person's files: folder views, thumbnails, locks of open
 * documents.
 */
export const isSystemFile = (name: string): boolean =>
  /^(\.ds_store|\._.*|\.localized|icon\r|thumbs\.db|ehthumbs\.db|desktop\.ini|~\$.*|\.~lock\..*#)$/i.test(
    name,
  ) ||
  /^(__macosx|\.spotlight-v100|\.trashes|\.fseventsd|\$recycle\.bin|system volume information)$/i.test(name)

function withoutSystemFiles({ files, folders, unreadable }: Found): ChosenFiles {
  const kept = files.filter(({ file, folders: path }) => ![file.name, ...path].some(isSystemFile))
  const keptFolders = folders.filter((path) => !path.some(isSystemFile))
  const pathsInUse = new Set(
    [...kept.map(({ folders: path }) => path), ...keptFolders.map((path) => path.slice(0, -1))].map(keyOf),
  )
  return {
    files: kept,
    emptyFolders: keptFolders.filter((path) => !pathsInUse.has(keyOf(path))),
    leftOut: files.length - kept.length,
    unreadable,
  }
}

const keyOf = (path: readonly string[]) => path.join('/')
