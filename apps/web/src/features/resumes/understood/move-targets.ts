import type { UseFormReturn } from 'react-hook-form'
import {
  newCertificate,
  newEducation,
  newJob,
  newLanguage,
  newLine,
  newProject,
  newSkillGroup,
} from './new-entries.ts'
import { splitEntries } from './split-entries.ts'
import type { FormJob, UnderstoodForm } from './understood-form.ts'

type Target = { value: string; label: string }

const jobName = ({ position, name }: FormJob, index: number) =>
  [position, name].filter(Boolean).join(', ') || `job ${index + 1}`

/** The fields an unrecognised line can be moved to. */
export const moveTargets = (work: FormJob[]): Target[] => [
  { value: 'label', label: 'Professional title' },
  { value: 'summary', label: 'Summary' },
  ...work.map((job, index) => ({ value: `work.${index}`, label: jobName(job, index) })),
  { value: 'job', label: 'A new job' },
  { value: 'education', label: 'A new school' },
  { value: 'skills', label: 'Skills' },
  { value: 'project', label: 'A new project' },
  { value: 'certificate', label: 'A new certificate' },
  { value: 'language', label: 'A new language' },
]

const joined = (before: string, text: string) => [before.trim(), text].filter(Boolean).join(' ')

/** Appends a line to the target field. */
export const moveText = (
  { getValues, setValue }: UseFormReturn<UnderstoodForm>,
  { target, text }: { target: string; text: string },
): void => {
  const form = getValues()
  const changed = { shouldDirty: true }
  const job = Number(/^work\.(\d+)$/.exec(target)?.[1] ?? Number.NaN)
  const lines = form.work[job]?.lines
  if (lines) setValue(`work.${job}.lines`, [...lines, newLine(text)], changed)
  else if (target === 'label') setValue('basics.label', joined(form.basics.label, text), changed)
  else if (target === 'summary') setValue('basics.summary', joined(form.basics.summary, text), changed)
  else if (target === 'job') setValue('work', [...form.work, newJob(text)], changed)
  else if (target === 'education') setValue('education', [...form.education, newEducation(text)], changed)
  else if (target === 'project') setValue('projects', [...form.projects, newProject(text)], changed)
  else if (target === 'certificate')
    setValue('certificates', [...form.certificates, newCertificate(text)], changed)
  else if (target === 'language') setValue('languages', [...form.languages, newLanguage(text)], changed)
  else if (target === 'skills') {
    const entries = splitEntries(text)
    const last = form.skills.at(-1)
    if (!last) setValue('skills', [newSkillGroup(entries)], changed)
    else {
      const added = [...last.entries, ...entries.map((entry) => newLine(entry))]
      setValue(`skills.${form.skills.length - 1}.entries`, added, changed)
    }
  }
}
