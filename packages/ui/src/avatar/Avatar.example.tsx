import { Avatar } from '@atrium/ui/avatar'

export function AvatarExample() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar name="Ada Lovelace" decorative />
      Ada Lovelace
      <Avatar name="Northwind Construction" shape="square" size="large" />
    </div>
  )
}
