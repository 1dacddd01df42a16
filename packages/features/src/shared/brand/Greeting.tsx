import { useHost, useTexts } from '../host/useKept'
import { greetingMessages } from './messages'

interface GreetingProps {
  readonly name: string
  /** The hour of this moment chooses the greeting. */
  readonly at: Date
}

/** A greeting for the hour, followed by the person's name. */
export function Greeting({ name, at }: GreetingProps) {
  const { morning, afternoon, evening } = useTexts(greetingMessages)
  const { timeZone } = useHost()
  const format = { hour: 'numeric', hourCycle: 'h23', ...(timeZone && { timeZone }) } as const
  const hour = Number(new Intl.DateTimeFormat('en', format).format(at))
  if (hour < 5 || hour >= 18) return evening(name)
  return hour < 12 ? morning(name) : afternoon(name)
}
