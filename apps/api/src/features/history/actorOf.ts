interface Actor {
  readonly kind: 'person' | 'operator' | 'service'
  readonly name: string
}

/** Who is called how: by the company, else by themselves, else by their phone. */
interface Named {
  readonly member: string | null
  readonly realName: string | null
  readonly phone: string | null
}

/** Who made a change, by the id that its audit row keeps. The vendor's staff stay unnamed. */
export function actorOf(actorId: string, { member, realName, phone }: Named): Actor {
  if (actorId.startsWith('operator:')) return { kind: 'operator', name: '' }
  return phone === null
    ? { kind: 'service', name: '' }
    : { kind: 'person', name: member || realName || phone }
}
