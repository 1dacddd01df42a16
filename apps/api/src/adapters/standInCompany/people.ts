/** What the stand-in states about a person. */
export interface StandInPerson {
  readonly mail: string
  readonly name: string
  readonly department: string
  readonly groups: readonly string[]
}

/** Belongs to nobody: names below `.example` are never registered. */
export const standInDomain = 'yunzhu.example'

/** Fictional people of the demo company. */
export const standInPeople: readonly StandInPerson[] = [
  { mail: `linmo@${standInDomain}`, name: '林墨', department: '结构所', groups: ['engineers'] },
  { mail: `qiaozhi@${standInDomain}`, name: '乔知', department: '造价所', groups: ['cost'] },
  {
    mail: `wenheng@${standInDomain}`,
    name: '温衡',
    department: '建筑所',
    groups: ['engineers', 'account-admins'],
  },
]

/** Anybody else is only a mail address. */
export const personOf = (mail: string): StandInPerson =>
  standInPeople.find((one) => one.mail === mail) ?? {
    mail,
    name: mail.split('@')[0] ?? mail,
    department: '',
    groups: [],
  }
