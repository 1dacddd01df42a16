'use client'
import '@atrium/embed/styles.css'
import { SiteOfMembers } from '../SiteOfMembers'

/** The page itself is a client component. */
export default function ClientPage() {
  return <SiteOfMembers />
}
