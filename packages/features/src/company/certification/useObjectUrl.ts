import { useEffect, useState } from 'react'

/** An address for a picture that isn't on the network, for as long as it is shown. */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!content) return setUrl(undefined)
    const made = URL.createObjectURL(content)
    setUrl(made)
    // A picture that is only beginning to load it, as one leaves, would fail aloud.
    return () => void setTimeout(() => URL.revokeObjectURL(made), 10_000)
  }, [content])
  return url
}
