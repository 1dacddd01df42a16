import type { profiles } from './tables'

/** A person's stated details; empty: none yet. */
export const statedDetails = (profile: typeof profiles.$inferSelect | null) => ({
  region: profile?.region ?? '',
  address: profile?.address ?? '',
  school: profile?.school ?? '',
  jobRole: profile?.jobRole ?? '',
  category: profile?.major ?? '',
  teacherName: profile?.teacherName ?? '',
  teacherPhone: profile?.teacherPhone ?? '',
  company: profile?.company ?? '',
  department: profile?.department ?? '',
  position: profile?.position ?? '',
  discipline: profile?.discipline ?? '',
})

/** People in a company count as enterprise; null: not stated. */
export const typeOf = (profile: typeof profiles.$inferSelect | null, companies: readonly unknown[]) =>
  companies.length > 0 ? 1 : (profile?.type ?? null)
