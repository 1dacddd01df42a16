import { useEffect, useState } from 'react'
import { Playground } from '../tools/playground/page/Playground'

/** Where `npm run playground` serves the pages of other sites. */
const usual = 'http://localhost:5174'

/** The playground inside of Storybook. Its pages need the packed packages and a service, so they are shown if they run. */
export function PlaygroundHere() {
  const [origin, setOrigin] = useState<string>()
  useEffect(() => {
    // Without CORS it is enough to know that somebody answers.
    fetch(`${usual}/host.html`, { mode: 'no-cors' }).then(
      () => setOrigin(usual),
      () => {},
    )
  }, [])
  return (
    <div className="sb-unstyled">
      <Playground origin={origin} />
    </div>
  )
}
