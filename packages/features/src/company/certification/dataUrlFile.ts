/** A file from a data URL. A fetch of it would do the same, but a page's policy forbids that. */
export function dataUrlFile(url: string, name: string): File {
  const [head = '', content = ''] = url.split(',')
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  return new File([bytes], name, { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' })
}

export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'))
    reader.readAsDataURL(blob)
  })
}
