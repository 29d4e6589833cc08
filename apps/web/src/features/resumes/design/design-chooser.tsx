import { useId } from 'react'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { useDesign } from './design.queries.ts'
import { MoreFormats } from './more-formats.tsx'
import { PagePreview } from './page-preview.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { paperOptions } from './template-words.ts'

/** How the downloads look: template and paper, with the pages as they will be. */
export const DesignChooser = ({ resume }: { resume: ShownResume }) => {
  const titleId = useId()
  const templateId = useId()
  const { design, choose } = useDesign(resume)
  if (resume.status !== 'completed') return null
  return (
    <Card aria-labelledby={titleId} className="@container">
      <CardHeader
        title="Look of your downloads"
        titleId={titleId}
        description="PDF and Word follow your choice. It is saved at once."
      />
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
              onChoose={(template) => choose({ template })}
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span aria-hidden className="text-label">
              Paper
            </span>
            <Segmented
              label="Paper"
              value={design.paper}
              options={paperOptions}
              onChange={(paper) => choose({ paper })}
            />
          </div>
        </div>
        <div className="@xl:col-start-2 @xl:row-span-2 @xl:row-start-1">
          <PagePreview resume={resume} design={design} />
        </div>
        <div className="border-t border-line pt-5">
          <MoreFormats id={resume.id} />
        </div>
      </div>
    </Card>
  )
}
