import { type ResumeDesign, resumeTemplates } from '@nextrung/contract/resume-design'
import { ImageOff } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { cn } from '../../../ui/cn.ts'
import type { ShownResume } from '../shown-resume.ts'
import { useThumbnail } from './design.queries.ts'
import { PagePicture } from './page-picture.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { paperShapes, templateNames } from './template-labels.ts'

type Template = ResumeDesign['template']

type ThumbnailProps = { resume: ShownResume; template: Template; design: ResumeDesign }

const Thumbnail = ({ resume, template, design }: ThumbnailProps) => {
  const { data, isError } = useThumbnail(resume, { ...design, template, chosen: design.template })
  if (data) return <PagePicture picture={data.picture} label="" />
  if (!isError) return <PageSkeleton />
  return (
    <span className="grid size-full place-items-center bg-sheet text-muted-foreground">
      <ImageOff aria-hidden className="size-[18px] stroke-[1.75]" />
    </span>
  )
}

type TemplateChoiceProps = {
  resume: ShownResume
  design: ResumeDesign
  labelledBy: string
  onChoose: (template: Template) => void
}

/** The templates, each with this resume's first page in it. */
export const TemplateChoice = ({ resume, design, labelledBy, onChoose }: TemplateChoiceProps) => (
  <RadioGroup.Root
    aria-labelledby={labelledBy}
    value={design.template}
    onValueChange={(chosen) => {
      const template = resumeTemplates.find((known) => known === chosen)
      if (template) onChoose(template)
    }}
    className="grid grid-cols-3 gap-3"
  >
    {resumeTemplates.map((template) => (
      <RadioGroup.Item
        key={template}
        value={template}
        aria-label={templateNames[template]}
        className="group @container min-w-0 rounded-md text-left"
      >
        <span
          className={cn(
            'block overflow-hidden rounded-sm border border-edge group-hover:border-primary',
            'group-data-[state=checked]:border-primary group-data-[state=checked]:shadow-[0_0_0_1px_var(--accent-fill)]',
            paperShapes[design.paper],
          )}
        >
          <Thumbnail resume={resume} template={template} design={design} />
        </span>
        <span
          className={cn(
            'mt-2 block text-center text-small font-550 text-ink-2',
            'group-data-[state=checked]:font-semibold group-data-[state=checked]:text-accent-foreground',
          )}
        >
          {templateNames[template]}
        </span>
        <span
          aria-hidden
          className="mx-auto mt-1 block h-1 w-full rounded-rung group-data-[state=checked]:bg-primary"
        />
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
)
