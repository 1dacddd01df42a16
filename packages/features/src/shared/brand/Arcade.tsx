import type { ComponentProps } from 'react'

const doors = 5
const width = 120
const centres = Array.from({ length: doors }, (_, door) => door * width + width / 2)
const radii = [54, 46, 38, 30]

/** The arches of the sign-in as a faint band: pure decoration. */
export function Arcade(props: ComponentProps<'svg'>) {
  return (
    <svg
      {...props}
      viewBox={`0 0 ${doors * width} 136`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path d={`M0 14.5H${doors * width}`} />
      {centres.map((centre) => (
        <g key={centre}>
          <path d={`M${centre - width / 2 + 0.5} 14V136M${centre} 0V22`} />
          {radii.map((radius) => (
            <path
              key={radius}
              d={`M${centre - radius} 136V76A${radius} ${radius} 0 0 1 ${centre + radius} 76V136`}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
