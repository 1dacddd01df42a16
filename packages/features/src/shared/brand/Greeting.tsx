import { useHost, useTexts } from '../host/useHost'
import { greetingMessages } from './messages'

interface GreetingProps {
  readonly name: string
  /** The moment by whose hour one is greeted. */
  readonly at: Date
}

/** A person's name, after what one says at that hour. */
export function Greeting({ name, at }: GreetingProps) {
  const { morning, afternoon, evening } = useTexts(greetingMessages)
  const { timeZone } = useHost()
  const format = { hour: 'numeric', hourCycle: 'h23', ...(timeZone && { timeZone }) } as const
  const hour = Number(new Intl.DateTimeFormat('en', format).format(at))
  if (hour < 5 || hour >= 18) return evening(name)
  return hour < 12 ? morning(name) : afternoon(name)
}
