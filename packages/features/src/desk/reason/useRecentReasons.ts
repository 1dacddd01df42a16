import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { useHost } from '../../shared/host/useKept'

const key = 'deskReasons'
const most = 5
const schema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

interface RecentReasons {
  /** Newest first, at most five. */
  readonly reasons: readonly string[]
  /** Call it with each reason that was sent. */
  readonly remember: (reason: string) => void
}

/** The reasons that the person gave in this tab. */
export function useRecentReasons(): RecentReasons {
  const { tabStore } = useHost()
  const [reasons, setReasons] = useState(() => read(tabStore.read(key)))
  const remember = useCallback(
    (reason: string) => {
      // Another dialog may have added one since.
      const next = [reason, ...read(tabStore.read(key)).filter((each) => each !== reason)].slice(0, most)
      tabStore.write(key, JSON.stringify(next))
      setReasons(next)
    },
    [tabStore],
  )
  return { reasons, remember }
}

function read(text: string | undefined): readonly string[] {
  const parsed = v.safeParse(schema, text)
  return parsed.success ? parsed.output : []
}
