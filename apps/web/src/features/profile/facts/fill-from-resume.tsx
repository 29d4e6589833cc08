import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { ProfileFields } from '../profile-fields.ts'
import { FactsDialog, type FactsDialogProps } from './facts-dialog.tsx'

type FillFromResumeProps = Omit<FactsDialogProps, 'onClose'> & { typed: ProfileFields; disabled: boolean }

/** The button that fills the form from the resume. */
export const FillFromResume = ({ disabled, ...rest }: FillFromResumeProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="small" disabled={disabled} onClick={() => setIsOpen(true)}>
        <FileText aria-hidden />
        Fill from my resume
      </Button>
      {isOpen && <FactsDialog {...rest} onClose={() => setIsOpen(false)} />}
    </>
  )
}
