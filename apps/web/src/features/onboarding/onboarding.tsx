import { TargetRole } from '@nextrung/contract/roles'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStoredText } from '../../lib/stored-value.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { CareerChoice } from './career-choice.tsx'
import { missingSelection } from './missing-selection.ts'
import { rememberSelection } from './remember-selection.ts'
import { RoleSelector } from './role-selector.tsx'

type OnboardingProps = {
  displayName: string
  /** The upload area, which belongs to the resumes feature. */
  upload: (targetRole: TargetRole | undefined) => ReactNode
  onContinue: () => void
}

/** The person's career status, target role and resume. Both choices are saved as soon as they are made. */
export const Onboarding = ({ displayName, upload, onContinue }: OnboardingProps) => {
  const userType = useStoredText('userType')
  const targetRole = TargetRole.safeParse(useStoredText('targetRole')).data

  const goOn = () => {
    const missing = missingSelection({ userType, targetRole })
    if (missing) toast({ ...missing, variant: 'destructive' })
    else onContinue()
  }

  return (
    <div className="mx-auto max-w-[880px] md:pt-4">
      <h1 className="text-h1">Choose your next rung</h1>
      <p className="mt-1.5 text-ink-2 wrap-anywhere">
        Welcome, {displayName}. Tell us where you stand and where you are heading.
      </p>
      <CareerChoice value={userType} onChange={(choice) => rememberSelection({ userType: choice })} />
      {userType && (
        <div className="animate-fade-in">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
            <RoleSelector value={targetRole} onChange={(role) => rememberSelection({ targetRole: role })} />
            <div data-tour="upload-resume" className="min-w-0 scroll-mt-20">
              {upload(targetRole)}
            </div>
          </div>
          <div className="mt-7 flex items-center justify-between gap-4 max-md:flex-col max-md:items-stretch">
            <p className="text-small text-muted-foreground">
              You can change the role later. Your versions are kept.
            </p>
            <Button size="large" onClick={goOn}>
              Continue
              <ArrowRight aria-hidden />
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
