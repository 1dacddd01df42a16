/** As much of a person as decides what they have to tell. */
interface Told {
  readonly type: 1 | 2 | 3
  readonly region: string
  readonly school: string
  readonly jobRole: string
  readonly category: string
  readonly teacherName: string
  readonly teacherPhone: string
  readonly company: string
  readonly position: string
  readonly discipline: string
  readonly connectionEnterprises: readonly { readonly position: string; readonly discipline: string }[]
}

type Required = Exclude<keyof Told, 'type'>

/** What a person of this type has to tell. */
export function requiredOf({ type, jobRole }: Pick<Told, 'type' | 'jobRole'>): readonly Required[] {
  if (type === 1) return ['region', 'connectionEnterprises']
  if (type === 3) return ['region', 'company', 'position', 'discipline']
  const ofStudent = jobRole === 'student' ? (['teacherName', 'teacherPhone'] as const) : []
  return ['region', 'school', 'jobRole', 'category', ...ofStudent]
}

/** What of it isn't told. */
export const missingIn = (told: Told): readonly Required[] =>
  requiredOf(told).filter((name) =>
    name === 'connectionEnterprises' ? !told.connectionEnterprises.every(isWhole) : told[name] === '',
  )

/** Whether one says what one does in a company. */
export const isWhole = ({ position, discipline }: Told['connectionEnterprises'][number]): boolean =>
  position !== '' && discipline !== ''
