import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'

const options = targetRoles.map((role) => ({ value: role, label: role }))

type RoleSelectorProps = { value: TargetRole | undefined; onChange: (role: TargetRole) => void }

export const RoleSelector = ({ value, onChange }: RoleSelectorProps) => {
  const id = useId()
  return (
    <Card aria-labelledby={`${id}-title`} data-tour="select-role" className="scroll-mt-20">
      <h2 id={`${id}-title`} className="text-h2">
        Select Target Role
      </h2>
      <p id={`${id}-note`} className="text-small text-muted-foreground">
        Your analytics, questions and resume follow this choice.
      </p>
      <Select
        value={value}
        options={options}
        onChange={onChange}
        placeholder="Choose your target role"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note`}
        className="mt-4"
      />
    </Card>
  )
}
