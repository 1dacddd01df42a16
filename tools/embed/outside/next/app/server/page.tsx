import '@atrium/embed/styles.css'
import { SiteOfMembers } from '../SiteOfMembers'

/** A server component around a client component. */
export default function ServerPage() {
  return (
    <main>
      <h1>Our members</h1>
      <SiteOfMembers />
    </main>
  )
}
