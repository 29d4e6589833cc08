import type { ResumeDesign } from '@nextrung/contract/resume-design'
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { useDesign, usePreviewPanel } from './design.queries.ts'
import { MoreFormats } from './more-formats.tsx'
import { PagePreview } from './page-preview.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { paperOptions, templateOptions } from './template-labels.ts'

type LookProps = {
  resume: ShownResume
  design: ResumeDesign
  onChoose: (change: Partial<ResumeDesign>) => void
}

const LabeledRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <span aria-hidden className="text-label">
      {label}
    </span>
    {children}
  </div>
)

const PaperRow = ({ design, onChoose }: Omit<LookProps, 'resume'>) => (
  <LabeledRow label="Paper">
    <Segmented
      label="Paper"
      value={design.paper}
      options={paperOptions}
      onChange={(paper) => onChoose({ paper })}
    />
  </LabeledRow>
)

/** The choices by name, without rendering any previews. */
const NamedLooks = ({ resume, design, onChoose }: LookProps) => (
  <div className="grid gap-3">
    <LabeledRow label="Template">
      <Segmented
        label="Template"
        value={design.template}
        options={templateOptions}
        onChange={(template) => onChoose({ template })}
      />
    </LabeledRow>
    <PaperRow design={design} onChoose={onChoose} />
    <div className="mt-2 border-t border-line pt-5">
      <MoreFormats id={resume.id} />
    </div>
  </div>
)

/** The choices with previews: every template rendered from this resume, and the pages of the chosen one. */
const DrawnLooks = ({ resume, design, onChoose }: LookProps) => {
  const templateId = useId()
  return (
    <div className="grid items-start gap-x-6 gap-y-5 @xl:grid-rows-[auto_1fr] @xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <div>
          <h3 id={templateId} className="mb-2 text-label">
            Template
          </h3>
          <TemplateChoice
            resume={resume}
            design={design}
            labelledBy={templateId}
            onChoose={(template) => onChoose({ template })}
          />
        </div>
        <PaperRow design={design} onChoose={onChoose} />
      </div>
      <div className="@xl:col-start-2 @xl:row-span-2 @xl:row-start-1">
        <PagePreview resume={resume} design={design} />
      </div>
      <div className="border-t border-line pt-5">
        <MoreFormats id={resume.id} />
      </div>
    </div>
  )
}

/** How the downloads look: template and paper. Pages are rendered once the person opens the preview. */
export const DesignChooser = ({ resume }: { resume: ShownResume }) => {
  const titleId = useId()
  const panelId = useId()
  const [isOpen, setOpen] = usePreviewPanel()
  const { design, choose } = useDesign(resume, isOpen)
  if (resume.status !== 'completed') return null
  const Icon = isOpen ? EyeOff : Eye
  const Looks = isOpen ? DrawnLooks : NamedLooks
  return (
    <Card aria-labelledby={titleId} className="@container">
      <CardHeader
        title="Look of your downloads"
        titleId={titleId}
        description="PDF and Word downloads follow your choice. It is saved right away."
        action={
          <Button
            variant="outline"
            size="small"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon aria-hidden />
            {isOpen ? 'Hide preview' : 'Show preview'}
          </Button>
        }
        className="max-md:flex-wrap"
      />
      <div id={panelId}>
        <Looks resume={resume} design={design} onChoose={choose} />
      </div>
    </Card>
  )
}
