import { Skeleton } from '@atrium/ui/skeleton'

export function SkeletonExample() {
  return (
    <div aria-busy="true" style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Skeleton shape="circle" width={40} height={40} />
      <div style={{ flexGrow: 1 }}>
        <Skeleton lines={2} />
      </div>
    </div>
  )
}
