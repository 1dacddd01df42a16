import type { Permission } from '@atrium/contracts/wire/permissions'
import { Checkbox } from '@atrium/ui/checkbox'
import type { Ref } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { administratorsMessages } from '../messages'
import { inMenuOrder, permissionMenus, permissionNames } from '../permissionMenus'
import styles from './PermissionChoice.module.css'

interface PermissionChoiceProps {
  readonly value: readonly Permission[]
  readonly onChange: (value: readonly Permission[]) => void
  /** The first of the boxes. */
  readonly ref: Ref<HTMLButtonElement>
}

/** The menus as they stand, each with a box; a menu's own box stands for all below it. */
export function PermissionChoice({ value, onChange, ref }: PermissionChoiceProps) {
  const texts = useTexts(administratorsMessages)
  const set = (which: readonly Permission[], held: boolean) =>
    onChange(
      inMenuOrder([...value.filter((permission) => !which.includes(permission)), ...(held ? which : [])]),
    )
  return (
    <div className={styles.menus}>
      {permissionMenus.map(({ name, permissions }, place) => {
        const count = permissions.filter((permission) => value.includes(permission)).length
        const all = count === permissions.length
        return (
          <div key={name} className={styles.menu}>
            <Checkbox
              {...(place === 0 && { ref })}
              className={styles.name}
              checked={all || (count > 0 && 'indeterminate')}
              onCheckedChange={() => set(permissions, !all)}
            >
              {texts[name]}
            </Checkbox>
            <div className={styles.below}>
              {permissions.map((permission) => (
                <Checkbox
                  key={permission}
                  checked={value.includes(permission)}
                  onCheckedChange={(checked) => set([permission], checked === true)}
                >
                  {texts[permissionNames[permission]]}
                </Checkbox>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
