import { TruncatedText } from '@atrium/ui/tooltip'

export function TruncatedTextExample() {
  return (
    <div style={{ maxWidth: 240 }}>
      <TruncatedText>Structural design of high-rise buildings and bridges, Shanghai</TruncatedText>
    </div>
  )
}
