import { Link } from '@atrium/ui/link'

export function LinkExample() {
  return (
    <p style={{ margin: 0 }}>
      Two licences expire in March. <Link href="#renew">Renew them</Link>, or read{' '}
      <Link href="https://example.com/terms" external labels={{ newTab: 'opens in a new tab' }}>
        the terms
      </Link>
      .
    </p>
  )
}
