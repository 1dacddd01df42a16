/** What architects and engineers of a building work on. */
export const disciplines = [
  'architecture',
  'structure',
  'waterSupply',
  'hvac',
  'electrical',
  'other',
] as const

/** What somebody at a school is: a student, or one of those who teach. */
export const teachingRoles = ['principal', 'departmentHead', 'labHead', 'teacher', 'other'] as const
export const jobRoles = ['student', ...teachingRoles] as const

/** Of civil engineering and what belongs to it. */
export const majors = [
  'civilEngineering',
  'architecture',
  'urbanPlanning',
  'landscape',
  'waterScience',
  'buildingEnvironment',
  'electricalIntelligence',
  'constructionManagement',
  'costEngineering',
  'roadsAndBridges',
  'undergroundSpace',
  'transport',
  'hydraulics',
  'intelligentConstruction',
  'other',
] as const

export type Discipline = (typeof disciplines)[number]
export type JobRole = (typeof jobRoles)[number]
export type Major = (typeof majors)[number]
