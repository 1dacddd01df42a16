import { licenceBounds, logoBounds } from '@atrium/contracts/company/certification/contract'
import { useEffect, useState } from 'react'
import { isPicture } from '../../shared/pictures/isPicture'

type Problem = 'format' | 'tooLarge' | 'tooSmall'

/** Checks before sending; the service also checks the content. */
export function checkLicence(file: File): Problem | undefined {
  if (!isPicture(file)) return 'format'
  if (file.size > licenceBounds.most) return 'tooLarge'
  return file.size < licenceBounds.least ? 'tooSmall' : undefined
}

/** The logo's minimum size applies after cropping. */
export function checkLogo(file: File): Problem | undefined {
  if (!isPicture(file)) return 'format'
  return file.size > logoBounds.most ? 'tooLarge' : undefined
}

/** A file from a data URL. Fetching the URL would do the same, but a page's policy forbids it. */
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

/** An address for a local picture, valid while it is shown. */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!content) return setUrl(undefined)
    const made = URL.createObjectURL(content)
    setUrl(made)
    // Delayed, because a picture that has just started to load it while the page is left would report an error.
    return () => void setTimeout(() => URL.revokeObjectURL(made), 10_000)
  }, [content])
  return url
}
