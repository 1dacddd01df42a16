/** A hall seen along its axis: what is further away is drawn towards the vanishing point, a bay at a time. */
const vanishing = { x: 400, y: 520 }
const hall = { left: -260, right: 1060, floor: 1010, spring: 240 }
const radius = (hall.right - hall.left) / 2
const shrink = 0.72
const lastBay = 7.5

function at(x: number, y: number, depth: number): string {
  const scale = shrink ** depth
  const placedX = vanishing.x + (x - vanishing.x) * scale
  const placedY = vanishing.y + (y - vanishing.y) * scale
  return `${placedX.toFixed(1)} ${placedY.toFixed(1)}`
}

/** The arch between two bays, from floor to floor. */
export function frame(depth: number): string {
  const { left, right, floor, spring } = hall
  const r = (radius * shrink ** depth).toFixed(1)
  return `M${at(left, floor, depth)}L${at(left, spring, depth)}A${r} ${r} 0 0 1 ${at(right, spring, depth)}L${at(right, floor, depth)}`
}

/** The openings in both side walls of a bay. */
export function arcade(bay: number): string {
  return [hall.left, hall.right].map((wall) => opening(wall, bay)).join('')
}

function opening(wall: number, bay: number): string {
  const middle = bay + 0.5
  const half = 0.27
  const spring = 470
  const rise = 150
  const curve = Array.from({ length: 17 }, (_, step) => {
    const angle = (Math.PI * step) / 16
    return at(wall, spring - rise * Math.sin(angle), middle - half * Math.cos(angle))
  })
  return `M${at(wall, hall.floor, middle - half)}L${curve.join('L')}L${at(wall, hall.floor, middle + half)}Z`
}

/** Joints of the floor, towards the vanishing point. */
export function floorLines(): string {
  const joints = [0, 1, 2, 3, 4, 5, 6].map((joint) => hall.left + (joint / 6) * (hall.right - hall.left))
  return joints.map((x) => `M${at(x, hall.floor, 0)}L${at(x, hall.floor, lastBay)}`).join('')
}

/** Ribs along the vault, and the line from which it springs. */
export function ribs(): string {
  const middle = (hall.left + hall.right) / 2
  return [0, 30, 60, 90, 120, 150, 180]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const x = middle - radius * Math.cos(angle)
      const y = hall.spring - radius * Math.sin(angle)
      return `M${at(x, y, 0)}L${at(x, y, lastBay)}`
    })
    .join('')
}

/** Light from the far end, lying on the floor. */
export function light(): string {
  const { floor } = hall
  return `M${at(hall.left, floor, lastBay)}L${at(hall.right, floor, lastBay)}L${at(620, floor, 0)}L${at(180, floor, 0)}Z`
}
